import type { Module } from './modules.ts';

export const dashboardModules = {
  businessPortal: {
    fullName: '业务门户',
    enName: 'Business portal',
    menu: { heading: 'boards', urlAddress: '/pages/shipment/dashboard/index', icon: 'home' },
    columns: {},
    forms: {},
    buttons: {},
    roles: {
      ...{ customer: [], sales: [], operations: [], pricing: [], documents: [], finance: [], manager: [] },
      overseasAgent: [],
    },
  },
  salesCockpit: {
    fullName: '销售驾驶舱',
    enName: 'Sales cockpit',
    menu: { heading: 'boards', urlAddress: '/pages/shipment/dashboard/sales', icon: 'filter' },
    columns: {},
    forms: {},
    buttons: {},
    roles: { sales: [], manager: [] },
  },
} as const satisfies Record<string, Module>;

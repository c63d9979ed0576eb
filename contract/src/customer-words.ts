import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const customerRefusals = {
  CUSTOMER_USER_TAKEN: {
    code: 400,
    zh: '账号 {account} 已经属于客户 {customer}',
    en: 'The account {account} belongs to the customer {customer} already.',
  },
} as const satisfies Record<string, Refusal>;

export const customerModules = {
  customers: {
    fullName: '往来单位',
    enName: 'Customers and partners',
    menu: { heading: 'reference', urlAddress: '/pages/customers/index', icon: 'building' },
    columns: { creditTerms: '信用账期' },
    forms: {},
    buttons: {
      btn_add: '新增',
      btn_edit: '编辑',
      btn_remove: '删除',
      btn_upload: '导入',
      btn_download: '导出',
    },
    scope: { usual: 'all', alsoBy: ['freight', 'onlineOrder', 'cargoShipment', 'charge', 'invoice'] },
    roles: {
      sales: ['creditTerms', 'btn_add', 'btn_edit', 'btn_download'],
      operations: ['btn_download'],
      pricing: [],
      finance: ['creditTerms', 'btn_edit', 'btn_download'],
      manager: 'all',
    },
  },
} as const satisfies Record<string, Module>;

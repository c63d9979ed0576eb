import type { Module } from './modules.ts';

export const healthModules = {
  health: {
    fullName: '运行状况',
    enName: 'System health',
    menu: { heading: 'system', urlAddress: '/pages/system/health', icon: 'shield' },
    columns: {},
    forms: {},
    buttons: {},
  },
} as const satisfies Record<string, Module>;

import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const rightsRefusals = {
  GRANT_UNKNOWN: {
    code: 400,
    zh: '权限项 {id} 不存在',
    en: 'There is no such right: {id}.',
  },
} as const satisfies Record<string, Refusal>;

export const rightsModules = {
  rights: {
    fullName: '角色权限',
    enName: 'Roles and rights',
    menu: { heading: 'system', urlAddress: '/pages/system/rights', icon: 'shield' },
    columns: {},
    forms: {},
    buttons: { btn_edit: '编辑' },
  },
} as const satisfies Record<string, Module>;

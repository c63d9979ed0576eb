import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const unitRefusals = {
  UNIT_CODE_TAKEN: { code: 400, zh: '编码 {code} 已被使用', en: 'The code {code} is taken.' },
  UNIT_NAME_TAKEN: { code: 400, zh: '同一处已有“{name}”', en: 'There is “{name}” here already.' },
  UNIT_MISPLACED: { code: 400, zh: '“{name}”不能放在这里', en: '“{name}” cannot stand here.' },
  UNIT_TOP_CLOSED: {
    code: 400,
    zh: '您自己在“{name}”工作，不能停用它',
    en: 'You work in “{name}”; it cannot be closed.',
  },
  UNIT_HAS_BOOKS: {
    code: 400,
    zh: '“{name}”已有账务记录，不能并入其他公司',
    en: '“{name}” has books of its own. It cannot be merged into another company.',
  },
  UNIT_USED: {
    code: 400,
    zh: '“{name}”仍在使用：{uses}',
    en: '“{name}” is still used: {uses}.',
  },
  UNIT_UNDO_OVER: {
    code: 400,
    zh: '“{name}”的这次修改已不能撤销',
    en: 'This change of “{name}” can no longer be undone.',
  },
} as const satisfies Record<string, Refusal>;

const buttons = { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除' };

export const unitModules = {
  organisation: {
    fullName: '组织架构',
    enName: 'Organisation',
    menu: { heading: 'system', urlAddress: '/pages/system/organisation', icon: 'department' },
    columns: {},
    forms: {},
    buttons: { ...buttons },
  },
} as const satisfies Record<string, Module>;

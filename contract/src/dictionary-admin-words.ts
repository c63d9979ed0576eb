import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const dictionaryRefusals = {
  DICTIONARY_CODE_TAKEN: { code: 400, zh: '编码 {code} 已被使用', en: 'The code {code} is taken.' },
  DICTIONARY_NAME_TAKEN: { code: 400, zh: '同一处已有“{name}”', en: 'There is “{name}” here already.' },
  DICTIONARY_MISPLACED: { code: 400, zh: '“{name}”不能放在这里', en: '“{name}” cannot stand here.' },
  DICTIONARY_NOT_FLAT: {
    code: 400,
    zh: '“{name}”下还有下级条目，不能改为平铺',
    en: 'Entries of “{name}” stand below others, so it cannot be made flat.',
  },
  DICTIONARY_BUILT_IN: {
    code: 400,
    zh: '“{name}”是系统内置的，不能删除或修改编码；条目可以停用',
    en: '“{name}” came with the system: it is not deleted and keeps its code. An entry can be switched off.',
  },
  DICTIONARY_USED: { code: 400, zh: '“{name}”仍在使用：{uses}', en: '“{name}” is still used: {uses}.' },
  DICTIONARY_UNDO_OVER: {
    code: 400,
    zh: '“{name}”的这次修改已不能撤销',
    en: 'This change of “{name}” can no longer be undone.',
  },
  DICTIONARY_FULL: {
    code: 400,
    zh: '一个字典最多 {most} 个条目',
    en: 'A dictionary has {most} entries at most.',
  },
  DICTIONARY_SHEET_HEADINGS: {
    code: 400,
    zh: '表格中需要有这些列：编码、名称',
    en: 'The sheet needs the columns Code and Name.',
  },
  DICTIONARY_SHEET_WRONG: {
    code: 400,
    zh: '表格中有 {count} 处错误，没有导入任何内容',
    en: '{count} cells cannot be taken, so nothing was imported.',
  },
} as const satisfies Record<string, Refusal>;

export const dictionaryModules = {
  dictionary: {
    fullName: '数据字典',
    enName: 'Dictionaries',
    menu: { heading: 'system', urlAddress: '/pages/system/dictionaries', icon: 'list' },
    columns: {},
    forms: {},
    buttons: {
      btn_add: '新增',
      btn_edit: '编辑',
      btn_remove: '删除',
      btn_upload: '导入',
      btn_download: '导出',
    },
  },
} as const satisfies Record<string, Module>;

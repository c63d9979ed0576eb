import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const areaRefusals = {
  AREA_NAME_TAKEN: { code: 400, zh: '同一处已有“{name}”', en: 'There is “{name}” here already.' },
  AREA_TOO_DEEP: {
    code: 400,
    zh: '最多 {most} 级，“{name}”下不能再添加',
    en: 'There are {most} levels at most, so nothing is added below “{name}”.',
  },
  AREA_FULL: {
    code: 400,
    zh: '同一处最多 {most} 个区域',
    en: 'There are {most} areas in one place at most.',
  },
  AREA_BUILT_IN: {
    code: 400,
    zh: '“{name}”是系统内置的，不能删除，可以停用',
    en: '“{name}” came with the system and is not deleted. It can be switched off.',
  },
  AREA_USED: { code: 400, zh: '“{name}”仍在使用：{uses}', en: '“{name}” is still used: {uses}.' },
  AREA_MISPLACED: {
    code: 400,
    zh: '“{name}”只能在同级中排序',
    en: '“{name}” is ordered among those beside it only.',
  },
  AREA_UNDO_OVER: {
    code: 400,
    zh: '“{name}”的这次修改已不能撤销',
    en: 'This change of “{name}” can no longer be undone.',
  },
} as const satisfies Record<string, Refusal>;

export const areaModules = {
  area: {
    fullName: '行政区划',
    enName: 'Areas',
    menu: { heading: 'system', urlAddress: '/pages/system/areas', icon: 'place' },
    columns: {},
    forms: {},
    buttons: { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除' },
  },
} as const satisfies Record<string, Module>;

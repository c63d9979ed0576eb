import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const menuRefusals = {
  MENU_MISPLACED: { code: 400, zh: '“{name}”不能放在这里', en: '“{name}” cannot stand here.' },
  MENU_BUILT_IN: {
    code: 400,
    zh: '“{name}”不是在这里新增的，不能删除；可以隐藏',
    en: '“{name}” was not added here, so it cannot be deleted. Hide it instead.',
  },
  MENU_HOLDS: {
    code: 400,
    zh: '“{name}”下还有 {count} 项，请先移走',
    en: '“{name}” still holds {count} entries. Move them first.',
  },
  MENU_NEEDED: {
    code: 400,
    zh: '这样管理员在电脑上将找不到“{name}”，未保存',
    en: 'Administrators would no longer find “{name}” on a desk. Nothing was saved.',
  },
  MENU_UNDO_OVER: {
    code: 400,
    zh: '“{name}”没有可以撤销的修改',
    en: 'There is no change of “{name}” to undo.',
  },
  SYSTEM_WITHOUT_MENUS: {
    code: 400,
    zh: '该系统下菜单为空，系统切换失败',
    en: 'You have no menu in that system, so you cannot switch to it.',
  },
} as const satisfies Record<string, Refusal>;

export const menuModules = {
  menuAdmin: {
    fullName: '菜单管理',
    enName: 'Menus',
    menu: { heading: 'system', urlAddress: '/pages/system/menus', icon: 'list' },
    columns: {},
    forms: {},
    buttons: { btn_edit: '编辑' },
  },
} as const satisfies Record<string, Module>;

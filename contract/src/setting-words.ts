import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const settingRefusals = {
  SETTING_LOCKS_OUT: {
    code: 400,
    zh: '您当前的地址 {address} 不在白名单内，保存后您自己将无法登录',
    en: 'Your own address {address} is not on the list. You could not sign in again.',
  },
  SETTING_UNDO_OVER: {
    code: 400,
    zh: '“{section}”没有可以撤销的修改',
    en: 'There is no change of “{section}” to undo.',
  },
  SETTING_PICTURE_TOO_LARGE: {
    code: 400,
    zh: '图片不能超过 {limit}',
    en: 'The picture may have {limit} at most.',
  },
} as const satisfies Record<string, Refusal>;

export const settingModules = {
  setting: {
    fullName: '系统设置',
    enName: 'Settings',
    menu: { heading: 'system', urlAddress: '/pages/system/settings', icon: 'settings' },
    columns: {},
    forms: {},
    buttons: { btn_edit: '编辑' },
  },
} as const satisfies Record<string, Module>;

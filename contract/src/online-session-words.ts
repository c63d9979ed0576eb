import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const onlineSessionRefusals = {
  SESSION_IN_USE: {
    code: 400,
    zh: '所选包含您当前使用的会话，如需退出请使用“退出登录”',
    en: 'You are using one of these sessions right now. To end it, sign out.',
  },
} as const satisfies Record<string, Refusal>;

export const onlineSessionModules = {
  onlineSession: {
    fullName: '在线会话',
    enName: 'Online sessions',
    menu: { heading: 'system', urlAddress: '/pages/system/sessions', icon: 'device' },
    columns: {},
    forms: {},
    buttons: { btn_end: '强制下线', btn_download: '导出' },
  },
} as const satisfies Record<string, Module>;

import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const signInMethodRefusals = {
  SIGN_IN_KEY_MISSING: {
    code: 400,
    zh: '服务器没有设置 FAIRWAY_SECRET_KEY，无法保存密钥，请联系运维人员',
    en: 'The server has no FAIRWAY_SECRET_KEY, so it cannot keep a secret. Ask whoever runs it.',
  },
  SIGN_IN_METHOD_EXISTS: {
    code: 400,
    zh: '已有标识为 {id} 的登录方式',
    en: 'There is a way to sign in with the id {id} already.',
  },
  SIGN_IN_METHOD_BOUND: {
    code: 400,
    zh: '{count} 人的账号已绑定“{name}”，不能删除；可以停用',
    en: '{count} people have tied their account to “{name}”. It can be switched off, not deleted.',
  },
  SIGN_IN_METHOD_FIXED: {
    code: 400,
    zh: '“{name}”来自服务器的环境变量，不能删除；可以停用',
    en: '“{name}” comes from the environment of the server. It can be switched off, not deleted.',
  },
  SIGN_IN_UNDO_OVER: {
    code: 400,
    zh: '“{name}”没有可以撤销的修改',
    en: 'There is no change of “{name}” to undo.',
  },
  SIGN_IN_INCOMPLETE: {
    code: 400,
    zh: '“{name}”还没有填写完整，无法测试',
    en: '“{name}” is not complete yet, so there is nothing to test.',
  },
  SIGN_IN_TESTED_OFTEN: {
    code: 400,
    zh: '测试过于频繁，请稍后再试',
    en: 'That was tested very often. Please wait a while.',
  },
} as const satisfies Record<string, Refusal>;

export const signInMethodModules = {
  signInMethod: {
    fullName: '登录方式',
    enName: 'Sign-in methods',
    menu: { heading: 'system', urlAddress: '/pages/system/signInMethods', icon: 'lock' },
    columns: {},
    forms: {},
    buttons: {},
  },
} as const satisfies Record<string, Module>;

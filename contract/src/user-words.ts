import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const userRefusals = {
  ACCOUNT_TAKEN: {
    code: 400,
    zh: '账号 {account} 已被使用',
    en: 'The account {account} is taken.',
  },
  MOBILE_TAKEN: {
    code: 400,
    zh: '手机号 {mobile} 已是 {name} 的登录手机',
    en: '{name} signs in with the number {mobile} already.',
  },
  LAST_ADMINISTRATOR: {
    code: 400,
    zh: '至少要保留一名可以登录的管理员',
    en: 'At least one administrator must be able to sign in.',
  },
  NOT_ONESELF: {
    code: 400,
    zh: '不能对自己的账号执行此操作',
    en: 'Nobody does this to their own account.',
  },
  MANAGER_RING: {
    code: 400,
    zh: '{name} 是其下属，不能再作为其上级',
    en: '{name} answers to this person and cannot be their manager.',
  },
  POSITION_ELSEWHERE: {
    code: 400,
    zh: '岗位“{position}”不属于所选的组织',
    en: 'The position “{position}” is in none of the chosen organisations.',
  },
  USER_STATE_WRONG: {
    code: 400,
    zh: '{name} 的状态为“{state}”，不能执行此操作',
    en: 'This cannot be done while {name} is: {state}.',
  },
  USER_UNDO_OVER: {
    code: 400,
    zh: '{name} 的这次修改已不能撤销',
    en: 'This change of {name} can no longer be undone.',
  },
  USER_SHEET_HEADINGS: {
    code: 400,
    zh: '没有找到表头，表中需要有这些列：{columns}',
    en: 'There are no headings. A sheet needs these columns: {columns}.',
  },
  USER_IMPORT_BAD: {
    code: 400,
    zh: '有 {count} 处内容需要修改，没有导入任何用户',
    en: '{count} cells must be mended. Nobody was imported.',
  },
  INVITATION_OVER: {
    code: 400,
    zh: '邀请链接已失效或已使用，请联系管理员重新发送',
    en: 'This invitation has expired or was used. Please ask your administrator for another one.',
  },
} as const satisfies Record<string, Refusal>;

export const userModules = {
  user: {
    fullName: '用户管理',
    enName: 'Users',
    menu: { heading: 'system', urlAddress: '/pages/system/users', icon: 'users' },
    columns: {},
    forms: {},
    buttons: {
      btn_add: '新增',
      btn_edit: '编辑',
      btn_disable: '停用/启用',
      btn_password: '重置密码',
      btn_sessions: '登录设备',
      btn_seeAs: '以此人身份查看',
      btn_leave: '离职',
      btn_upload: '导入',
      btn_download: '导出',
    },
  },
} as const satisfies Record<string, Module>;

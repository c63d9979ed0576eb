import type { UserState } from '@fairway/domain/users/user-state.ts';
import type { Words } from './words.ts';

export const userStateWords: Record<UserState, Words> = {
  active: { zh: '在用', en: 'active' },
  invited: { zh: '待激活', en: 'invited' },
  disabled: { zh: '已停用', en: 'disabled' },
  left: { zh: '已离职', en: 'gone' },
};

/** What somebody reads whose system an administrator looked at; the reason follows. */
export const seenAsWords: Words = {
  zh: '管理员 {name} 以您的身份只读查看了系统',
  en: 'The administrator {name} looked at the system as you, without changing anything',
};

export const belongingWords = {
  organisations: { zh: '组织', en: 'Organisation' },
  positions: { zh: '岗位', en: 'Position' },
  roles: { zh: '角色', en: 'Role' },
  groups: { zh: '分组', en: 'Group' },
  manager: { zh: '上级', en: 'Manager' },
} as const satisfies Record<string, Words>;

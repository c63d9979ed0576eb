import type { UnitUse } from '@fairway/contract/organisation-admin.ts';
import type { Words } from './words.ts';

/** What stands in the way of deleting a unit. */
export const unitUseWords: Record<UnitUse, Words> = {
  people: { zh: '{count} 人', en: '{count} people' },
  below: { zh: '{count} 个下级', en: '{count} units below it' },
  roles: { zh: '{count} 个角色限定于此', en: '{count} roles bound to it' },
  flows: { zh: '{count} 个流程', en: '{count} flows' },
  forms: { zh: '{count} 个表单', en: '{count} forms' },
  punchRules: { zh: '{count} 条打卡规则', en: '{count} rules of punches' },
  books: { zh: '已有业务数据', en: 'business records' },
};

export const unitStateWords = {
  enabled: { zh: '启用', en: 'Open' },
  disabled: { zh: '停用', en: 'Closed' },
} as const satisfies Record<string, Words>;

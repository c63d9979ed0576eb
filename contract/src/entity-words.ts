import type { Refusal } from './errors.ts';

export const entityRefusals = {
  ENTITY_TAKEN: { code: 400, zh: '{value} 已存在，不能重复', en: '{value} exists already.' },
  ENTITY_REFERENCE_MISSING: {
    code: 400,
    zh: '所选的{field}不存在或已停用，请重新选择',
    en: 'The chosen {field} does not exist or is retired. Please choose again.',
  },
  ENTITY_IN_USE: {
    code: 400,
    zh: '已被其他资料使用，不能删除；可以停用',
    en: 'It is used elsewhere and cannot be deleted. You can retire it.',
  },
} as const satisfies Record<string, Refusal>;

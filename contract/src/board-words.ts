import type { Refusal } from './errors.ts';

export const boardRefusals = {
  BOARD_DAYS_WRONG: {
    code: 400,
    zh: '结束日期不能早于开始日期，最多五年',
    en: 'The period ends before it begins, or is longer than five years.',
  },
  TARGETS_CHANGED: {
    code: 409,
    zh: '其他人刚改了这些目标，请刷新后再改',
    en: 'Somebody else has just changed these targets. Refresh and change them again.',
  },
} as const satisfies Record<string, Refusal>;

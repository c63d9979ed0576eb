import type { Refusal } from './errors.ts';

export const ledgerRefusals = {
  PERIOD_CLOSED: {
    code: 400,
    zh: '会计期间 {period} 已关闭，不能再记账',
    en: 'The accounting period {period} is closed: nothing is booked into it any more.',
  },
} as const satisfies Record<string, Refusal>;

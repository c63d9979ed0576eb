import type { Refusal } from './errors.ts';

export const agingRefusals = {
  AGING_DAY_AHEAD: {
    code: 400,
    zh: '截止日期不能晚于今天',
    en: 'Ageing is as of today or of a day before it.',
  },
  FREEZE_ASKED: {
    code: 400,
    zh: '客户 {name} 已有冻结或解冻申请在审批中',
    en: 'A request to freeze or to release {name} is waiting for its answer already.',
  },
  FREEZE_STATE_WRONG: {
    code: 400,
    zh: '客户 {name} 的状态不允许此申请',
    en: 'This cannot be asked for while {name} is as it is now.',
  },
} as const satisfies Record<string, Refusal>;

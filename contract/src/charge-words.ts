import type { Refusal } from './errors.ts';

export const chargeRefusals = {
  CHARGE_STATE_WRONG: {
    code: 400,
    zh: '费用 {what} 的状态不允许此操作',
    en: 'This cannot be done with the charge {what} as it is now.',
  },
  CHARGE_INVOICED: {
    code: 400,
    zh: '费用 {what} 已进入账单，不能修改',
    en: 'The charge {what} is on an invoice and is not changed any more.',
  },
  CHARGE_LOCKED: {
    code: 400,
    zh: '会计期间 {period} 已关闭，请用更改单修改费用 {what}',
    en: 'The period {period} is closed. Correct the charge {what} by a change order.',
  },
  CHARGE_SHIPMENT_OVER: {
    code: 400,
    zh: '业务已结案或取消，不能再改费用',
    en: 'The shipment is closed or cancelled: its charges are not changed.',
  },
  CHARGE_PARTY_WRONG: {
    code: 400,
    zh: '结算对象不存在或已停用',
    en: 'The party to settle with is not there or not in use.',
  },
  CHARGE_CODE_WRONG: {
    code: 400,
    zh: '费用代码不存在或已停用',
    en: 'The charge code is not there or not in use.',
  },
  CHARGE_OWN_ENTRY: {
    code: 400,
    zh: '不能审核自己录入的费用：{what}',
    en: 'Nobody approves what they entered themselves: {what}',
  },
  CHARGE_LOW_MARGIN: {
    code: 400,
    zh: '{what} 审核后毛利率为 {margin}，低于公司下限 {least}%，确认后可继续',
    en: 'This leaves {what} with a margin of {margin}, below the least of {least} %. Confirm to go on.',
  },
  CHARGE_TOO_MANY_TEMPLATES: { code: 400, zh: '模板最多 100 个', en: 'A hundred templates are the most.' },
  REASON_NEEDED: { code: 400, zh: '请填写原因', en: 'Say why.' },
} as const satisfies Record<string, Refusal>;

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
  CHARGE_CORRECTED: {
    code: 400,
    zh: '费用 {what} 已由更改单更正，不能再改',
    en: 'The charge {what} was corrected by a change order and stays as it is.',
  },
  CHANGE_STATE_WRONG: {
    code: 400,
    zh: '更改单 {no} 的状态不允许此操作',
    en: 'This cannot be done with the change order {no} as it is now.',
  },
  CHANGE_EMPTY: { code: 400, zh: '更改单没有任何更改', en: 'The change order changes nothing.' },
  CHANGE_PERIOD_OPEN: {
    code: 400,
    zh: '费用 {what} 的会计期间未关闭，请直接修改',
    en: 'The period of the charge {what} is open: change it there.',
  },
  CHANGE_RUNNING: {
    code: 400,
    zh: '费用 {what} 已在更改单 {no} 中审批',
    en: 'The change order {no} asks about the charge {what} already.',
  },
  CHANGE_CHARGE_CHANGED: {
    code: 400,
    zh: '费用 {what} 在此期间已变动，请重新核对更改单',
    en: 'The charge {what} was changed meanwhile. Look at the change order again.',
  },
  CHANGE_BELOW_INVOICED: {
    code: 400,
    zh: '费用 {what} 已开账单 {invoiced}，不能改得更低；请先开贷记账单',
    en: '{invoiced} of the charge {what} is on invoices. To go below that, issue a credit note first.',
  },
  CHANGE_OTHER_THAN_INVOICED: {
    code: 400,
    zh: '费用 {what} 已开账单，只能改金额；换对象、币种或税率请先开贷记账单',
    en: 'The charge {what} is on an invoice: only its amount can be changed. Issue a credit note first.',
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

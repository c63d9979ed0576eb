import type { Refusal } from './errors.ts';

export const releaseRefusals = {
  RELEASE_WITHOUT_BILL: {
    code: 400,
    zh: '业务 {no} 还没有已确认的提单，不能申请放货',
    en: 'The shipment {no} has no confirmed bill yet: it cannot be released.',
  },
  RELEASE_RUNS: {
    code: 400,
    zh: '这票货已有放货单 {no}，不能重复申请',
    en: 'The release {no} is for the same cargo already.',
  },
  RELEASE_GUARANTEE_NEEDED: {
    code: 400,
    zh: '未达到放货条件，请填写担保人和承诺付款日',
    en: 'The gate is not passed: say who vouches, and by which day the money comes.',
  },
  RELEASE_PROMISE_PAST: {
    code: 400,
    zh: '承诺付款日不能早于今天',
    en: 'The day of the promised payment is over already.',
  },
  RELEASE_CUSTOMER_GUARANTEE: {
    code: 400,
    zh: '担保放货请联系您的业务员办理',
    en: 'Please ask your salesperson for a release on guarantee.',
  },
  RELEASE_STATE_WRONG: {
    code: 400,
    zh: '放货单 {no} 的状态不允许此操作',
    en: 'This cannot be done with the release {no} as it is now.',
  },
  RELEASE_HELD: {
    code: 400,
    zh: '放货单 {no} 被扣货：{reason}',
    en: 'The release {no} is held: {reason}',
  },
  RELEASE_NOT_GREEN: {
    code: 400,
    zh: '放货单 {no} 的检查没有全部通过，不能批量批准：{reason}',
    en: 'The gate of the release {no} is not green all over, so it is not approved with others: {reason}',
  },
  RELEASE_NOT_YOURS: {
    code: 400,
    zh: '放货单 {no} 现在不由您审批',
    en: 'The release {no} does not wait for you.',
  },
  RELEASE_LETTER_MISSING: {
    code: 400,
    zh: '电放保函还没有上传，不能放货',
    en: 'The letter of indemnity is missing: the telex cannot go out.',
  },
  RELEASE_GATED_OUT: {
    code: 400,
    zh: '货物已提离码头，不能撤回放货',
    en: 'Cargo has left the port: the release cannot be taken back.',
  },
  RELEASE_NOT_STOPPED: {
    code: 400,
    zh: '代理还没有确认停止放货，不能撤回',
    en: 'The agent has not confirmed that they stopped: the release cannot be taken back.',
  },
  RELEASE_TOO_MANY_ORIGINALS: {
    code: 400,
    zh: '提单 {no} 只有 {originals} 份正本',
    en: 'The bill {no} has only {originals} originals.',
  },
  HOLD_UNTIL_PAST: {
    code: 400,
    zh: '扣货截止日不能早于今天',
    en: 'The last day of the hold is over already.',
  },
  HOLD_LIFTED: { code: 400, zh: '该扣货已解除', en: 'This hold was lifted already.' },
} as const satisfies Record<string, Refusal>;

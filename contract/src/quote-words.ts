import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const quoteRefusals = {
  QUOTE_NOT_DRAFT: {
    code: 400,
    zh: '报价单已发送，不能再修改；请复制后修改',
    en: 'This quote was sent and is not changed any more. Make a copy of it.',
  },
  QUOTE_NOT_SENT: { code: 400, zh: '报价单还没有发送', en: 'This quote was not sent yet.' },
  QUOTE_NOT_OPEN: {
    code: 400,
    zh: '报价单{state}，不能再操作',
    en: 'This quote is {state} already.',
  },
  QUOTE_EXPIRED: {
    code: 400,
    zh: '报价已过有效期，请联系我们重新报价',
    en: 'This quote is no longer valid. Ask us for a new one.',
  },
  QUOTE_WITHOUT_ADDRESSEE: {
    code: 400,
    zh: '请先选择客户或填写收件单位',
    en: 'Choose a customer or write down whom it is for first.',
  },
  QUOTE_EMPTY: {
    code: 400,
    zh: '报价单至少要有一项费用',
    en: 'A quote needs one charge at least.',
  },
  QUOTE_ENDS_IN_THE_PAST: {
    code: 400,
    zh: '有效期必须晚于现在',
    en: 'It must be valid until a later moment than now.',
  },
  QUOTE_RATE_OF_OTHERS: {
    code: 400,
    zh: '运价 {rateNo} 是与指定客户约定的价格，不能报给其他单位',
    en: 'The rate {rateNo} was agreed with certain customers. It cannot be quoted to others.',
  },
  QUOTE_DAY_OUTSIDE: {
    code: 400,
    zh: '{day} 不在运价有效期 {period} 内，请改选开船日期或其他运价',
    en: '{day} is outside the period of the rate, {period}. Choose another day or another rate.',
  },
  QUOTE_OUTLIVES_RATE: {
    code: 400,
    zh: '报价有效期不能晚于运价有效期 {day}',
    en: 'A quote cannot be valid longer than its rate, which ends on {day}.',
  },
  QUOTE_RATE_NOT_IN_FORCE: {
    code: 400,
    zh: '运价 {rateNo} 目前不可报价',
    en: 'The rate {rateNo} cannot be quoted now.',
  },
  QUOTE_RATE_WITHOUT_PRICE: {
    code: 400,
    zh: '该运价没有所需箱型或重量的价格：{what}',
    en: 'The rate has no price for this cargo: {what}',
  },
  QUOTE_LINE_UNKNOWN: {
    code: 400,
    zh: '费用 {what} 不存在',
    en: 'There is no such charge: {what}',
  },
  QUOTE_AMOUNT_TOO_LARGE: { code: 400, zh: '{what} 的金额过大', en: 'The amount of {what} is too large.' },
  QUOTE_BELOW_FLOOR: {
    code: 400,
    zh: '{what} 低于底价，请确认后再发送',
    en: '{what} is below its floor. Confirm that before you send it.',
  },
  QUOTE_LINK_INVALID: {
    code: 404,
    zh: '链接无效或已过期，请向报价人索取新的链接',
    en: 'This link is not valid any more. Ask whoever sent it for a new one.',
  },
} as const satisfies Record<string, Refusal>;

/** The entry of the menu; what somebody may do with quotes are buttons of the rates. */
export const quoteModules = {
  quote: {
    fullName: '报价单',
    enName: 'Quotes',
    menu: { heading: 'rates', urlAddress: '/pages/freight/quotes', icon: 'invoice' },
    columns: {},
    forms: {},
    buttons: {},
    // Who keeps rates sees what is quoted with them.
    scope: { usual: 'own', wider: { by: ['freight.button.btn_publish'], scope: 'all' } },
    roles: { customer: [], sales: [], operations: [], pricing: [], manager: [], overseasAgent: [] },
  },
} as const satisfies Record<string, Module>;

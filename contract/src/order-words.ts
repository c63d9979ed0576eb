import type { Refusal } from './errors.ts';

export const orderRefusals = {
  ORDER_STATE_WRONG: {
    code: 400,
    zh: '订单状态为“{state}”，不能执行此操作',
    en: 'This cannot be done while the order is: {state}.',
  },
  ORDER_REQUEST_WAITS: {
    code: 400,
    zh: '变更或取消申请尚未答复，请先处理申请',
    en: 'A request about this order waits for its answer. Answer it first.',
  },
  ORDER_CHARGES_GO_ON: {
    code: 400,
    zh: '业务 {shipmentNo} 的费用已提交或审核，请在费用中更正',
    en: 'Charges of {shipmentNo} were handed in already. Correct them there.',
  },
  ORDER_CUTOFF_LATE: {
    code: 400,
    zh: '截止时间不能晚于开船时间',
    en: 'A cut-off cannot be later than the departure.',
  },
  ORDER_NO_REQUEST: { code: 400, zh: '没有待处理的申请', en: 'No request waits for an answer.' },
  ORDER_INCOMPLETE: {
    code: 400,
    zh: '订单资料不完整或有误：{what}',
    en: 'The order is not complete or not right yet: {what}',
  },
  ORDER_WITHOUT_CUSTOMER: { code: 400, zh: '请先选择客户', en: 'Choose a customer first.' },
  ORDER_WITHOUT_PRICE: {
    code: 400,
    zh: '订单还没有价格，请先选择运价并重新计价',
    en: 'The order has no price yet. Choose a rate and price it.',
  },
  ORDER_PRICE_OVER: {
    code: 400,
    zh: '锁定的价格已失效，请重新计价',
    en: 'The price is not held any longer. Price the order anew.',
  },
  ORDER_DAY_OUTSIDE: {
    code: 400,
    zh: '计价日 {day} 不在运价有效期 {period} 内，请重新计价',
    en: '{day} is outside the period of the price, {period}. Price the order anew.',
  },
  ORDER_RATE_NOT_IN_FORCE: {
    code: 400,
    zh: '运价 {rateNo} 已停用或失效，请另选运价',
    en: 'The rate {rateNo} is not in force. Choose another one.',
  },
  ORDER_RATE_OF_OTHERS: {
    code: 400,
    zh: '运价 {rateNo} 是与其他客户约定的价格',
    en: 'The rate {rateNo} was agreed with other customers.',
  },
  ORDER_RATE_OTHER_LANE: {
    code: 400,
    zh: '所选运价与订单的运输方式或港口不一致',
    en: 'The rate is for another way of transport or for other ports.',
  },
  ORDER_QUOTE_NOT_OPEN: {
    code: 400,
    zh: '报价单 {quoteNo} 已失效，不能按其下单',
    en: 'The quote {quoteNo} is over: nothing can be ordered by it.',
  },
  ORDER_CUSTOMER_FROZEN: {
    code: 400,
    zh: '客户已停用，暂不能下单或受理',
    en: 'This customer is frozen: orders are neither sent nor accepted.',
  },
  ORDER_EXCHANGE_RATE_MISSING: {
    code: 400,
    zh: '汇率缺失：{pair} {date}，无法核算信用额度',
    en: 'No exchange rate for {pair} on {date}: the credit cannot be worked out.',
  },
  ORDER_SAILING_NEEDED: { code: 400, zh: '请先选择船期', en: 'Choose a sailing first.' },
  ORDER_SAILING_OTHER_LANE: {
    code: 400,
    zh: '所选船期不存在、已开船或不属于该航线',
    en: 'This sailing is not of the lane, or it left already.',
  },
  ORDER_AFTER_CUT_SI: {
    code: 400,
    zh: '已过截单时间，不能再申请变更',
    en: 'The cut-off for documents is over: nothing can be amended any more.',
  },
  ORDER_LOADED: {
    code: 400,
    zh: '货物已装船，不能取消',
    en: 'The cargo is on board: it cannot be cancelled any more.',
  },
  ORDER_NOTHING_TO_AMEND: { code: 400, zh: '没有任何改动', en: 'Nothing differs.' },
  ORDER_FIELD_FIXED: {
    code: 400,
    zh: '订舱后不能变更：{what}',
    en: 'Not changed once space is booked: {what}',
  },
  ORDER_TOO_MANY_TEMPLATES: { code: 400, zh: '模板最多 100 个', en: 'A hundred templates are the most.' },
} as const satisfies Record<string, Refusal>;

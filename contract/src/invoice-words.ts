import type { Refusal } from './errors.ts';

export const invoiceRefusals = {
  INVOICE_STATE_WRONG: {
    code: 400,
    zh: '账单 {no} 的状态为“{state}”，不能执行此操作',
    en: 'This cannot be done while the invoice {no} is: {state}.',
  },
  INVOICE_CHARGE_NOT_OPEN: {
    code: 400,
    zh: '费用 {what} 未审核、已开账单或不能开账单',
    en: 'The charge {what} is not approved, billed already, or not to be billed.',
  },
  INVOICE_TOTALS_CHANGED: {
    code: 400,
    zh: '账单 {no} 的费用已变动，请重新核对后再确认',
    en: 'The charges of the invoice {no} have changed. Look at it again before you confirm.',
  },
  INVOICE_PAID: {
    code: 400,
    zh: '账单 {no} 已有收付款，请开贷记账单或先冲销核销',
    en: 'Money was applied to the invoice {no}: credit it, or reverse the settlement first.',
  },
  INVOICE_BEYOND_BALANCE: {
    code: 400,
    zh: '金额超过账单 {no} 的余额 {balance}',
    en: 'This is more than the balance of the invoice {no}, {balance}.',
  },
  INVOICE_SUPPLIER_NUMBER: {
    code: 400,
    zh: '请先填写供应商账单号',
    en: 'Give the number on the supplier’s bill first.',
  },
  INVOICE_SUPPLIER_TWICE: {
    code: 400,
    zh: '该供应商的账单号 {no} 已登记',
    en: 'The bill {no} of this supplier is registered already.',
  },
  INVOICE_WITHOUT_ACCOUNT: {
    code: 400,
    zh: '没有 {currency} 收款账户，请先维护公司账户',
    en: 'There is no account of the company in {currency}. Add one first.',
  },
  INVOICE_NOTHING_DISPUTED: { code: 400, zh: '请选择有异议的费用', en: 'Choose the lines you dispute.' },
  INVOICE_NOBODY_TO_TELL: {
    code: 400,
    zh: '该客户没有可接收消息的登录账号',
    en: 'Nobody of this customer signs in to the app.',
  },
  INVOICE_NOTHING_DUE: {
    code: 400,
    zh: '所选账单没有逾期，或都在异议中',
    en: 'None of these is overdue, or all of it is disputed.',
  },
  DISPUTE_ANSWERED: { code: 400, zh: '该异议已答复', en: 'This dispute was answered already.' },
  PAYMENT_STATE_WRONG: {
    code: 400,
    zh: '收付款 {no} 的状态不允许此操作',
    en: 'This cannot be done with the payment {no} as it is now.',
  },
  PAYMENT_APPLIED: {
    code: 400,
    zh: '收付款 {no} 已核销，请先冲销核销',
    en: 'The payment {no} was applied: reverse the settlements first.',
  },
  PAYMENT_TOO_LITTLE_LEFT: {
    code: 400,
    zh: '收付款 {no} 只剩 {left} 未核销',
    en: 'Only {left} of the payment {no} is left.',
  },
  PAYMENT_OTHER_PARTY: {
    code: 400,
    zh: '账单 {no} 的结算对象与收付款不一致',
    en: 'The invoice {no} is of another party than the payment.',
  },
  PAYMENT_RATE_NEEDED: {
    code: 400,
    zh: '账单与收付款币种不同，请填写折算汇率',
    en: 'The currencies differ: give the exchange rate.',
  },
  PAYMENT_TOLERANCE: {
    code: 400,
    zh: '尾差 {left} 超过允许的 {most}，不能核销结清',
    en: 'What is left, {left}, is more than the {most} that may be given up.',
  },
  PAYMENT_TWICE: {
    code: 400,
    zh: '银行流水号 {ref} 已登记为 {no}',
    en: 'The bank reference {ref} is registered already as {no}.',
  },
  SETTLEMENT_REVERSED: { code: 400, zh: '该核销已冲销', en: 'This settlement was reversed already.' },
  PAYMENT_CLAIMED_MORE: {
    code: 400,
    zh: '认领金额合计超过到账金额 {amount}',
    en: 'More was claimed than the {amount} that came in.',
  },
} as const satisfies Record<string, Refusal>;

import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const paymentRefusals = {
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
  PAYMENT_OTHER_COMPANY: {
    code: 400,
    zh: '账单 {no} 属于另一家公司，请用该公司账户的收付款核销',
    en: 'The invoice {no} is of another company of ours: use money of that company’s account.',
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
  REQUEST_STATE_WRONG: {
    code: 400,
    zh: '付款申请 {no} 的状态不允许此操作',
    en: 'This cannot be done with the payment request {no} as it is now.',
  },
  REQUEST_EMPTY: {
    code: 400,
    zh: '请选择要付的账单，或填写预付金额',
    en: 'Choose bills to pay, or say how much to pay ahead.',
  },
  REQUEST_SEVERAL: {
    code: 400,
    zh: '一份付款申请只能付同一对象、同一币种的应付账单',
    en: 'A payment request is for bills of one supplier in one currency.',
  },
  REQUEST_NOT_PAYABLE: {
    code: 400,
    zh: '账单 {no} 不是可付的应付账单',
    en: 'The invoice {no} is not a bill of a supplier that can be paid.',
  },
  REQUEST_BEYOND_OPEN: {
    code: 400,
    zh: '账单 {no} 还可申请 {left}，不能申请更多',
    en: 'Only {left} of the invoice {no} can still be asked for.',
  },
  REQUEST_ACCOUNT_CURRENCY: {
    code: 400,
    zh: '付款账户的币种与账单不同，请选择 {currency} 账户',
    en: 'Choose an account in {currency}, the currency of the bills.',
  },
} as const satisfies Record<string, Refusal>;

export const paymentModules = {
  payment: {
    fullName: '收付款',
    enName: 'Payments',
    menu: { heading: 'finance', urlAddress: '/pages/shipment/payment/index', icon: 'coins' },
    columns: {},
    forms: {},
    buttons: {
      ...{ btn_add: '登记', btn_edit: '编辑', btn_remove: '删除', btn_detail: '详情' },
      ...{ btn_claim: '认领', btn_settle: '核销', btn_reverse: '冲销' },
      ...{ btn_request: '付款申请', btn_pay: '付款' },
    },
    scope: {
      usual: 'own',
      wider: { by: ['payment.button.btn_add', 'payment.button.btn_settle'], scope: 'company' },
      parts: {
        requests: { by: ['payment.button.btn_add', 'payment.button.btn_pay'], scope: 'company' },
      },
    },
    roles: { sales: ['btn_claim', 'btn_detail'], finance: 'all', manager: 'all' },
  },
} as const satisfies Record<string, Module>;

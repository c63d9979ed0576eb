import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

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
  INVOICE_ONE_PARTY: {
    code: 400,
    zh: '一张账单只能有同一公司、同一结算对象、同一方向和币种的费用',
    en: 'An invoice has charges of one company, party, side and currency only.',
  },
  INVOICE_NOTHING_OWED: {
    code: 400,
    zh: '账单 {no} 的合计不大于零，请加入其他费用或开贷记账单',
    en: 'The invoice {no} comes to nothing or less: add other charges, or credit an earlier one.',
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
  INVOICE_CREDIT_TAXED: {
    code: 400,
    zh: '这些费用已在发票上：{what}。冲减后已开具的发票必须红冲，未开具的请撤回申请，确认后可继续',
    en: 'These lines are on tax invoices: {what}. Once credited, issued ones have to be turned red and others withdrawn. Confirm to go on.',
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
} as const satisfies Record<string, Refusal>;

export const invoiceModules = {
  bankAccounts: {
    fullName: '公司账户',
    enName: 'Company accounts',
    menu: { heading: 'finance', urlAddress: '/pages/shipment/account/index', icon: 'bank' },
    columns: {},
    forms: {},
    buttons: { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除', btn_detail: '详情' },
    roles: { finance: 'all', manager: ['btn_detail'] },
  },
} as const satisfies Record<string, Module>;

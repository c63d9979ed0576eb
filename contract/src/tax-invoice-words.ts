import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const taxInvoiceRefusals = {
  TAX_STATE_WRONG: {
    code: 400,
    zh: '发票 {no} 的状态为“{state}”，不能执行此操作',
    en: 'This cannot be done while the tax invoice {no} is: {state}.',
  },
  TAX_KIND_WRONG: {
    code: 400,
    zh: '发票 {no} 的类型不允许此操作',
    en: 'This cannot be done with a tax invoice of this kind ({no}).',
  },
  TAX_SEVERAL: {
    code: 400,
    zh: '一张发票只能开给同一客户、由我方同一公司开具',
    en: 'A tax invoice is for one customer and of one company of ours.',
  },
  TAX_NOT_BILLABLE: {
    code: 400,
    zh: '账单 {no} 不能开票：须为已确认的应收账单',
    en: 'The invoice {no} cannot be taxed: it has to be a confirmed one to a customer.',
  },
  TAX_BEYOND_OPEN: {
    code: 400,
    zh: '账单 {no} 的“{what}”还可开票 {left}，不能申请更多',
    en: 'Only {left} of “{what}” on the invoice {no} can still be put on a tax invoice.',
  },
  TAX_NOTHING: {
    code: 400,
    zh: '开票金额必须大于零',
    en: 'What is put on a tax invoice has to come to more than nothing.',
  },
  TAX_SPECIAL_EXEMPT: {
    code: 400,
    zh: '免税、零税率或不征税的费用只能开普通发票，不能开专用发票',
    en: 'Lines without tax go on an ordinary invoice, never on a special one.',
  },
  TAX_TITLE_MISSING: {
    code: 400,
    zh: '请选择客户的开票抬头',
    en: 'Choose a title of the customer.',
  },
  TAX_TITLE_NUMBER: {
    code: 400,
    zh: '抬头“{title}”的税号不正确，请先在客户资料中更正',
    en: 'The tax number of “{title}” is not valid. Correct it with the customer first.',
  },
  TAX_REMARK_TOO_LONG: {
    code: 400,
    zh: '备注 {length} 个字，最多 {most} 个字',
    en: 'The remark has {length} characters; {most} are the most.',
  },
  TAX_REMARK_TOKEN: {
    code: 400,
    zh: '备注中没有名为 {token} 的内容可填',
    en: 'There is nothing called {token} to put in the remark.',
  },
  TAX_TRANSPORT_NEEDED: {
    code: 400,
    zh: '国内运输费（9%）须填写起运地、到达地、车牌号和货物名称',
    en: 'Domestic transport at 9 % needs from, to, the licence plate and the goods.',
  },
  TAX_NUMBER_WRONG: {
    code: 400,
    zh: '数电发票号码为 20 位数字；纸质发票为 10 或 12 位代码和 8 位号码',
    en: 'An electronic invoice has 20 digits; one on paper a code of 10 or 12 and a number of 8.',
  },
  TAX_NUMBER_TWICE: {
    code: 400,
    zh: '发票号码 {number} 已登记在 {no}',
    en: 'The number {number} is registered already with {no}.',
  },
  TAX_DATE_WRONG: {
    code: 400,
    zh: '开票日期不能早于申请日期，也不能晚于今天',
    en: 'It is issued between the day it was asked for and today.',
  },
  TAX_VOID_LATE: {
    code: 400,
    zh: '只有开票当月的纸质发票可以作废，其他请红冲',
    en: 'Only one on paper is voided, in the month it was issued: make a red one instead.',
  },
  TAX_RED_BEYOND: {
    code: 400,
    zh: '发票 {no} 的“{what}”还可红冲 {left}',
    en: 'Only {left} of “{what}” on {no} can still be turned red.',
  },
  TAX_RED_UNCONFIRMED: {
    code: 400,
    zh: '购买方已用途确认，须先登记对方确认的红字确认单',
    en: 'The buyer has used it: their confirmation has to be registered first.',
  },
  TAX_NOBODY_TO_TELL: {
    code: 400,
    zh: '该客户没有可接收消息的登录账号',
    en: 'Nobody of this customer signs in to the app.',
  },
  TAX_FILE_TYPE: {
    code: 400,
    zh: '发票附件只能是 OFD、PDF 或 XML 文件',
    en: 'The files of a tax invoice are OFD, PDF or XML.',
  },
  INVOICE_TAXED: {
    code: 400,
    zh: '账单 {no} 已申请或开具发票，请先撤回或红冲',
    en: 'The invoice {no} is on a tax invoice: withdraw that or turn it red first.',
  },
} as const satisfies Record<string, Refusal>;

export const taxInvoiceModules = {
  taxInvoice: {
    fullName: '开票',
    enName: 'Tax invoices',
    menu: { heading: 'finance', urlAddress: '/pages/shipment/cargoshipment_taxinvoice', icon: 'invoice' },
    columns: {},
    forms: {},
    buttons: {
      ...{ btn_apply: '申请', btn_audit: '审核', btn_issue: '开具' },
      ...{ btn_red: '红冲', btn_download: '下载' },
    },
    roles: {
      ...{ customer: ['btn_apply', 'btn_download'], sales: ['btn_apply', 'btn_download'] },
      ...{ finance: 'all', manager: 'all' },
    },
  },
} as const satisfies Record<string, Module>;

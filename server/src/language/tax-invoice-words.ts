import type { RedReason, TaxInvoiceKind, TaxInvoiceState } from '@fairway/contract/money-fields.ts';
import { englishOf, type Words } from './words.ts';

export const taxStateWords: Record<TaxInvoiceState, Words> = {
  applied: { zh: '已申请', en: 'Applied for' },
  approved: { zh: '待开具', en: 'To be issued' },
  failed: { zh: '开具失败', en: 'Failed' },
  issued: { zh: '已开具', en: 'Issued' },
  delivered: { zh: '已交付', en: 'Delivered' },
  redPending: { zh: '红冲中', en: 'Turning red' },
  partRed: { zh: '部分红冲', en: 'Partly red' },
  redDone: { zh: '已红冲', en: 'Turned red' },
  rejected: { zh: '已驳回', en: 'Rejected' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  voided: { zh: '已作废', en: 'Voided' },
};

export const taxKindWords: Record<TaxInvoiceKind, Words> = {
  eSpecial: { zh: '数电专票', en: 'Electronic, special' },
  eNormal: { zh: '数电普票', en: 'Electronic, ordinary' },
  paperSpecial: { zh: '纸质专票', en: 'Paper, special' },
  paperNormal: { zh: '纸质普票', en: 'Paper, ordinary' },
  proforma: { zh: '形式发票', en: 'Proforma' },
};

export const redReasonWords: Record<RedReason, Words> = {
  '01': { zh: '开票有误', en: 'Issued wrongly' },
  '02': { zh: '销货退回', en: 'Returned' },
  '03': { zh: '服务中止', en: 'Service ended' },
  '04': { zh: '销售折让', en: 'Allowance' },
};

/** What a line without tax shows in place of a rate. */
export const noTaxWords = {
  exempt: { zh: '免税', en: 'Exempt' },
  zero: { zh: '0%', en: '0%' },
  none: { zh: '不征税', en: 'Not taxed' },
} as const satisfies Record<string, Words>;

export const taxFlowWords = {
  moreLines: { zh: '另有 {n} 行，见发票申请', en: '{n} more {n:line stands|lines stand} in the application' },
} as const satisfies Record<string, Words>;

export const taxNewsWords = {
  delivered: { zh: '发票 {no} 已开具：{amount}，请查收', en: 'Tax invoice {no}: {amount}, ready for you' },
  deliveredRed: { zh: '红字发票 {no} 已开具：{amount}', en: 'Red tax invoice {no}: {amount}' },
  beyondQuota: {
    zh: '开票申请 {no} 未获批准：本月开票额度只剩 {left} 元',
    en: 'The application {no} was not approved: only CNY {left} is left of this month’s quota',
  },
  issued: { zh: '开票申请 {no} 已开具：{amount}', en: 'What you applied for ({no}) was issued: {amount}' },
  failed: { zh: '开票申请 {no} 开具失败：{reason}', en: 'The tax invoice {no} was not issued: {reason}' },
  cancelled: {
    zh: '开票申请 {no} 已取消：{reason}',
    en: 'What you applied for ({no}) was cancelled: {reason}',
  },
  voided: { zh: '发票 {no} 已作废：{reason}', en: 'The tax invoice {no} was voided: {reason}' },
  turnedRed: { zh: '发票 {no} 已红冲 {amount}', en: 'Of the tax invoice {no} {amount} was turned red' },
  redExpired: {
    zh: '红字确认单超过 72 小时未确认，{no} 已取消',
    en: 'Nobody confirmed within 72 hours: the red one {no} was cancelled',
  },
} as const satisfies Record<string, Words>;

/** Kept with a record, in Chinese as what people write there. */
export const quotaRemark = '本月开票额度不足，剩余 {left} 元';
export const refusedRemark = '购买方拒绝红字确认单';
export const expiredRemark = '红字确认单 72 小时内未确认';

export const taxSheetWords = {
  title: { zh: '待开具发票', en: 'Tax invoices to issue' },
} as const satisfies Record<string, Words>;

/** The built-in approvals of tax invoices and red ones, and what their choices are called. */
export const taxInvoiceEnglish = {
  ...englishOf(Object.values(taxKindWords)),
  ...englishOf(Object.values(redReasonWords)),
  开票申请: 'Tax invoice',
  '在账单中提交；批准后由财务在开票平台开具。':
    'Submitted from invoices; finance issues it on the tax platform once it is approved.',
  提交开票申请: 'Submit the application',
  财务审核: 'Check by finance',
  '开票申请：{applyNo}': 'Tax invoice: {applyNo}',
  红冲申请: 'Red tax invoice',
  '在已开具的发票中提交；批准后开具红字发票。':
    'Submitted from an issued tax invoice; a red one is issued once it is approved.',
  提交红冲申请: 'Submit the red one',
  经理审批: 'Approval by a manager',
  '红冲申请：{applyNo}': 'Red tax invoice: {applyNo}',
  申请单号: 'Application no.',
  客户: 'Customer',
  发票类型: 'Kind',
  购买方: 'Title',
  购买方税号: 'Tax no.',
  价税合计: 'Total',
  金额: 'Net',
  税额: 'Tax',
  销售方: 'Seller',
  备注: 'Remark',
  蓝字发票: 'Blue invoice',
  红冲原因: 'Reason',
  开票明细: 'Lines',
  账单号: 'Invoice no.',
  项目名称: 'Item',
  币种: 'Currency',
  原币金额: 'Amount',
  汇率: 'Rate',
  说明: 'Note',
};

import type { Language } from '@fairway/contract/errors.ts';
import type { InvoiceKind, InvoiceState } from '@fairway/contract/money-fields.ts';
import type { DunningLevel } from '@fairway/domain/invoices/dunning.ts';
import { type Words, wordsIn } from './words.ts';

export const invoiceStateWords: Record<InvoiceState, Words> = {
  draft: { zh: '草稿', en: 'Draft' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  issued: { zh: '已发送', en: 'Issued' },
  partlyPaid: { zh: '部分收款', en: 'Partly paid' },
  paid: { zh: '已结清', en: 'Paid' },
  void: { zh: '作废', en: 'Void' },
};

export const invoiceNewsWords = {
  issued: { zh: '账单 {no}：{amount}，{due} 前付款', en: 'Invoice {no}: {amount}, due {due}' },
  credited: { zh: '贷记账单 {no}：{amount}', en: 'Credit note {no}: {amount}' },
  voided: { zh: '账单 {no} 已作废', en: 'The invoice {no} was voided' },
  confirmed: { zh: '{customer} 确认了账单 {no}', en: '{customer} confirmed the invoice {no}' },
  disputed: { zh: '{customer} 对账单 {no} 提出异议', en: '{customer} disputes the invoice {no}' },
  answered: { zh: '账单 {no} 的异议已答复', en: 'Your dispute of the invoice {no} was answered' },
  lateDispute: { zh: '账单 {no} 的异议超时未答复', en: 'A dispute of the invoice {no} waits too long' },
} as const satisfies Record<string, Words>;

/** By level, how firmly a customer is reminded. */
export const reminderWords: Record<DunningLevel, Words> = {
  1: {
    zh: '付款提醒：{count} 份账单已到期，合计 {amount}',
    en: 'Reminder: {count} invoices are due, {amount} in all',
  },
  2: {
    zh: '再次提醒：{count} 份账单已逾期，合计 {amount}，请尽快付款',
    en: 'Second reminder: {count} invoices are overdue, {amount} in all. Please pay soon.',
  },
  3: {
    zh: '最后催款：{count} 份账单严重逾期，合计 {amount}，逾期将影响接单和放货',
    en: 'Final reminder: {count} invoices are long overdue, {amount} in all. Orders and releases may be held.',
  },
};

const titles: Record<InvoiceKind, Words> = {
  debit: { zh: '账单', en: 'Debit note' },
  credit: { zh: '贷记账单', en: 'Credit note' },
  supplier: { zh: '应付账单', en: 'Supplier bill' },
};

const paper = {
  to: { zh: '付款单位', en: 'To' },
  taxNo: { zh: '税号', en: 'Tax no.' },
  billOn: { zh: '账单日期', en: 'Date' },
  dueOn: { zh: '付款截止日', en: 'Due date' },
  creditOf: { zh: '冲减账单', en: 'Credits invoice' },
  currency: { zh: '币种', en: 'Currency' },
  bills: { zh: '提单号', en: 'B/L no.' },
  vessel: { zh: '船名航次', en: 'Vessel / voyage' },
  route: { zh: '航线', en: 'Route' },
  boxes: { zh: '箱量', en: 'Containers' },
  etd: { zh: '开船日', en: 'ETD' },
  charge: { zh: '费用', en: 'Charge' },
  quantity: { zh: '数量', en: 'Quantity' },
  price: { zh: '含税单价', en: 'Price' },
  net: { zh: '不含税金额', en: 'Net' },
  rate: { zh: '税率', en: 'VAT' },
  tax: { zh: '税额', en: 'Tax' },
  amount: { zh: '价税合计', en: 'Amount' },
  exempt: { zh: '免税', en: 'Exempt' },
  subtotal: { zh: '小计', en: 'Subtotal' },
  total: { zh: '合计', en: 'Total' },
  capitals: { zh: '大写', en: 'In capitals' },
  account: { zh: '收款账户', en: 'Please pay to' },
  accountName: { zh: '户名', en: 'Account name' },
  bankName: { zh: '开户行', en: 'Bank' },
  accountNo: { zh: '账号', en: 'Account no.' },
  remark: { zh: '备注', en: 'Remarks' },
  page: { zh: '第 {page} / {pages} 页', en: 'Page {page} of {pages}' },
} as const satisfies Record<string, Words>;

/** The words of an invoice on paper, in one language. */
export const invoicePaperWords = (language: Language) => ({
  ...wordsIn(paper, language),
  ...{ titles: wordsIn(titles, language), states: wordsIn(invoiceStateWords, language) },
});

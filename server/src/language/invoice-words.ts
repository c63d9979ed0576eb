import type { InvoiceState } from '@fairway/contract/money-fields.ts';
import type { Words } from './words.ts';

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
  confirmed: { zh: '{customer} 确认了账单 {no}', en: '{customer} confirmed the invoice {no}' },
  disputed: { zh: '{customer} 对账单 {no} 提出异议', en: '{customer} disputes the invoice {no}' },
  answered: { zh: '账单 {no} 的异议已答复', en: 'Your dispute of the invoice {no} was answered' },
  reminded: {
    zh: '付款提醒：{count} 份账单已逾期，合计 {amount}',
    en: 'Reminder: {count} invoices are overdue, {amount} in all',
  },
  lateDispute: { zh: '账单 {no} 的异议超时未答复', en: 'A dispute of the invoice {no} waits too long' },
} as const satisfies Record<string, Words>;

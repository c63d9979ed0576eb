import type { EntryKind, LedgerAccount } from '@fairway/contract/money-fields.ts';
import type { Words } from './words.ts';

export const accountWords: Record<LedgerAccount, Words> = {
  bank: { zh: '银行存款', en: 'Bank' },
  receivable: { zh: '应收账款', en: 'Receivables' },
  advancePaid: { zh: '预付账款', en: 'Advances paid' },
  onBehalf: { zh: '其他应收款-代垫', en: 'Paid on behalf' },
  payable: { zh: '应付账款', en: 'Payables' },
  advanceReceived: { zh: '预收账款', en: 'Advances received' },
  outputTax: { zh: '应交税费-销项税额', en: 'Output VAT' },
  inputTax: { zh: '应交税费-进项税额', en: 'Input VAT' },
  unclaimed: { zh: '其他应付款-待认领', en: 'Unclaimed receipts' },
  deposit: { zh: '其他应付款-押金', en: 'Deposits' },
  ownerLoan: { zh: '其他应付款-股东借款', en: 'Loans of owners' },
  conversion: { zh: '货币兑换', en: 'Currency conversion' },
  revenue: { zh: '主营业务收入', en: 'Revenue' },
  cost: { zh: '主营业务成本', en: 'Cost of sales' },
  bankFee: { zh: '财务费用-手续费', en: 'Bank charges' },
  exchangeDifference: { zh: '财务费用-汇兑损益', en: 'Exchange differences' },
  rounding: { zh: '财务费用-尾差', en: 'Rounding' },
};

export const entryWords: Record<EntryKind, Words> = {
  invoice: { zh: '账单', en: 'Invoice' },
  payment: { zh: '收付款', en: 'Payment' },
  claim: { zh: '认领', en: 'Claim' },
  settlement: { zh: '核销', en: 'Settlement' },
  transfer: { zh: '资金调拨', en: 'Own transfer' },
  loan: { zh: '股东借款', en: 'Loan of owners' },
};
export const reversalWords: Words = { zh: '冲销', en: 'Reversal of' };

export const waitingWords: Words = {
  zh: '{count} 条费用未审核（{where}）',
  en: '{count} charges are not approved ({where})',
};

/** The columns of a file of vouchers, in their order: a layout others build on. */
export const voucherWords = {
  title: { zh: '凭证', en: 'Vouchers' },
  date: { zh: '凭证日期', en: 'Date' },
  period: { zh: '会计期间', en: 'Period' },
  number: { zh: '凭证号', en: 'Voucher' },
  line: { zh: '分录号', en: 'Line' },
  summary: { zh: '摘要', en: 'Summary' },
  accountCode: { zh: '科目编码', en: 'Account code' },
  accountName: { zh: '科目名称', en: 'Account' },
  currency: { zh: '币种', en: 'Currency' },
  debit: { zh: '原币借方', en: 'Debit' },
  credit: { zh: '原币贷方', en: 'Credit' },
  bookDebit: { zh: '本位币借方', en: 'Debit in books' },
  bookCredit: { zh: '本位币贷方', en: 'Credit in books' },
  partyName: { zh: '往来单位', en: 'Party' },
  shipmentNo: { zh: '业务号', en: 'Shipment' },
  source: { zh: '单据号', en: 'Document' },
  company: { zh: '公司', en: 'Company' },
} as const satisfies Record<string, Words>;

import type { Language } from '@fairway/contract/errors.ts';
import type { StatementBasis, StatementState } from '@fairway/contract/money-fields.ts';
import { type Words, wordsIn } from './words.ts';

export const statementStateWords: Record<StatementState, Words> = {
  draft: { zh: '草稿', en: 'Draft' },
  sent: { zh: '已发送', en: 'Sent' },
  confirmed: { zh: '客户已确认', en: 'Confirmed' },
  disputed: { zh: '有异议', en: 'Disputed' },
  closed: { zh: '已关闭', en: 'Closed' },
};

export const statementNewsWords = {
  sent: { zh: '对账单 {no}：{from} 至 {to}，请核对', en: 'Statement {no}, {from} to {to}: please check it' },
  confirmed: { zh: '{customer} 确认了对账单 {no}', en: '{customer} confirmed the statement {no}' },
  disputed: { zh: '{customer} 对对账单 {no} 有异议', en: '{customer} disagrees with the statement {no}' },
} as const satisfies Record<string, Words>;

const bases: Record<StatementBasis, Words> = {
  etd: { zh: '按开船日', en: 'By day of sailing' },
  billDate: { zh: '按账单日', en: 'By invoice date' },
  bizDate: { zh: '按业务日期', en: 'By business date' },
};

const paper = {
  title: { zh: '对账单', en: 'Statement of account' },
  draft: { zh: '草稿', en: 'Draft' },
  to: { zh: '客户', en: 'Customer' },
  from: { zh: '对账公司', en: 'Company' },
  period: { zh: '对账期间', en: 'Period' },
  basis: { zh: '对账口径', en: 'Invoices' },
  sums: { zh: '汇总', en: 'Summary' },
  currency: { zh: '币种', en: 'Currency' },
  opening: { zh: '期初余额', en: 'Opening' },
  billed: { zh: '本期账单', en: 'Billed' },
  credited: { zh: '本期贷记', en: 'Credited' },
  received: { zh: '本期收款', en: 'Received' },
  closing: { zh: '期末余额', en: 'Closing' },
  unapplied: {
    zh: '另有未核销收款（不计入余额）',
    en: 'Receipts not applied yet, no part of the balance',
  },
  invoices: { zh: '账单明细', en: 'Invoices' },
  invoice: { zh: '账单', en: 'Invoice' },
  invoiceNo: { zh: '账单号', en: 'Invoice' },
  number: { zh: '单号', en: 'Number' },
  kind: { zh: '类型', en: 'Type' },
  on: { zh: '日期', en: 'Date' },
  dueOn: { zh: '到期日', en: 'Due' },
  carried: { zh: '提单号/业务号', en: 'B/L or job' },
  carriedOrUsed: { zh: '业务号、提单号 / 用于账单', en: 'Jobs and bills of lading / used for' },
  total: { zh: '金额', en: 'Amount' },
  paid: { zh: '已收/贷记', en: 'Paid or credited' },
  open: { zh: '未收', en: 'Open' },
  receipts: { zh: '收款明细', en: 'Receipts' },
  receipt: { zh: '收款', en: 'Receipt' },
  paymentNo: { zh: '收款号', en: 'Receipt' },
  valueOn: { zh: '到账日', en: 'Value date' },
  usedFor: { zh: '用于账单', en: 'Used for' },
  amount: { zh: '收款金额', en: 'Amount' },
  left: { zh: '未核销', en: 'Not applied' },
  later: { zh: '计入后期', en: 'counted later' },
  remark: { zh: '备注', en: 'Remarks' },
  note: {
    zh: '请核对后确认；如有不符，请在收到后及时提出异议。',
    en: 'Please check and confirm this statement, or tell us soon what you disagree with.',
  },
  page: { zh: '第 {page} / {pages} 页', en: 'Page {page} of {pages}' },
} as const satisfies Record<string, Words>;

/** The words of a statement on paper, in one language. */
export const statementPaperWords = (language: Language) => ({
  ...wordsIn(paper, language),
  bases: wordsIn(bases, language),
});

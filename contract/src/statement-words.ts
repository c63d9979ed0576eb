import type { Refusal } from './errors.ts';

export const statementRefusals = {
  STATEMENT_STATE_WRONG: {
    code: 400,
    zh: '对账单 {no} 的状态为“{state}”，不能执行此操作',
    en: 'This cannot be done while the statement {no} is: {state}.',
  },
  STATEMENT_PERIOD_WRONG: {
    code: 400,
    zh: '对账期间不正确：结束日不能早于开始日，且最长 {days} 天',
    en: 'The period is wrong: it ends after it begins, and is of at most {days} days.',
  },
  STATEMENT_PERIOD_NOT_OVER: {
    code: 400,
    zh: '对账单 {no} 的期间到 {to} 才结束，结束后才能发送',
    en: 'The period of the statement {no} ends on {to}: it is sent after that day.',
  },
  STATEMENT_CHANGED: {
    code: 400,
    zh: '对账单 {no} 的账单或收款已变动，请重新计算后再发送',
    en: 'Invoices or receipts of the statement {no} have changed. Work it out anew before you send it.',
  },
  STATEMENT_TWICE: {
    code: 400,
    zh: '该客户此期间已有对账单 {no}',
    en: 'There is a statement of this customer for this period already: {no}.',
  },
  STATEMENT_EMPTY: {
    code: 400,
    zh: '该客户在此期间没有账单、收款，也没有期初余额',
    en: 'This customer has no invoices, no receipts and no opening balance in this period.',
  },
  STATEMENT_TOO_LONG: {
    code: 400,
    zh: '对账单超过 {most} 行，请缩短期间',
    en: 'The statement has more than {most} lines. Choose a shorter period.',
  },
  STATEMENT_WORDS_NEEDED: { code: 400, zh: '请说明有异议的内容', en: 'Say what you disagree with.' },
} as const satisfies Record<string, Refusal>;

import type { ManagedBillRule } from '@fairway/contract/bill-rules.ts';
import type { PlainKey } from '../language/words.ts';

export const formatWords = {
  no: 'billRuleNoDate',
  yyyy: 'billRuleYear',
  yyyyMM: 'billRuleMonth',
  yyyyMMdd: 'billRuleDay',
} as const satisfies Record<ManagedBillRule['dateFormat'], PlainKey>;

export const fieldWords: Readonly<Record<string, PlainKey>> = {
  fullName: 'billRuleName',
  prefix: 'billRulePrefix',
  dateFormat: 'billRuleDate',
  digit: 'billRuleDigits',
  startNumber: 'billRuleStart',
};

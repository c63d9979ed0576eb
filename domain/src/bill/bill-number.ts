import { defaultZone, formatDate } from '../time/format-date.ts';

export interface BillRule {
  prefix: string;
  dateFormat: 'yyyy' | 'yyyyMM' | 'yyyyMMdd' | 'no';
  /** How many digits the serial has. */
  digit: number;
  startNumber: number | string;
}

export type BillNumber =
  | { ok: true; number: string }
  | { ok: false; refusal: 'serialExhausted' | 'ruleUnusable' };

const mostDigits = 15;

/** The period a rule's counter belongs to at a time: it starts anew when this text changes. */
export function periodOf(rule: Pick<BillRule, 'dateFormat'>, at: number | Date, zone = defaultZone): string {
  return rule.dateFormat === 'no' ? 'always' : formatDate(at, rule.dateFormat, zone);
}

/** The number a bill gets when its period has already issued so many. */
export function billNumber(
  rule: BillRule,
  issued: number,
  at: number | Date,
  zone = defaultZone,
): BillNumber {
  const { prefix, dateFormat, digit } = rule;
  const serial = Number(rule.startNumber) + issued;
  const usable = Number.isInteger(digit) && digit >= 1 && digit <= mostDigits;
  if (!usable || !Number.isInteger(serial) || serial < 0) return { ok: false, refusal: 'ruleUnusable' };
  const padded = String(serial).padStart(digit, '0');
  if (padded.length > digit) return { ok: false, refusal: 'serialExhausted' };
  const date = dateFormat === 'no' ? '' : formatDate(at, dateFormat, zone);
  return { ok: true, number: `${prefix}${date}${padded}` };
}

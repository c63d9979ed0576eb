import type { QuoteLine } from '@fairway/contract/quotes.ts';
import { addMoney, type Money, money, roundMoney, subtractMoney } from '../money/money.ts';

type Line = Pick<
  QuoteLine,
  | 'group'
  | 'chargeCode'
  | 'nameZh'
  | 'nameEn'
  | 'boxType'
  | 'unit'
  | 'paidAt'
  | 'currency'
  | 'amount'
  | 'isIncluded'
>;

/** A line of two prices; null where one of them does not have it. */
export interface ComparedLine {
  group: QuoteLine['group'];
  chargeCode: string;
  nameZh: string;
  nameEn: string;
  boxType: string;
  currency: string;
  before: string | null;
  after: string | null;
  difference: string;
}

/** Two prices line by line: the order of the new one, then what it does not have any more. */
export function compareLines(before: readonly Line[], after: readonly Line[]): ComparedLine[] {
  const [old, now] = [amountsOf(before), amountsOf(after)];
  const keys = [...new Set([...now.keys(), ...old.keys()])];
  return keys.flatMap((key): ComparedLine[] => {
    const [was, is] = [old.get(key), now.get(key)];
    const line = (is ?? was)?.line;
    if (!line) return [];
    const nothing = money(line.currency, '0');
    const { group, chargeCode, nameZh, nameEn, boxType, currency } = line;
    return [
      {
        ...{ group, chargeCode, nameZh, nameEn, boxType, currency },
        ...{ before: was?.sum.amount ?? null, after: is?.sum.amount ?? null },
        difference: roundMoney(subtractMoney(is?.sum ?? nothing, was?.sum ?? nothing)).amount,
      },
    ];
  });
}

/** What a price asks for the same thing in several lines is one sum; what costs nothing more is left out. */
function amountsOf(lines: readonly Line[]): Map<string, { line: Line; sum: Money }> {
  const sums = new Map<string, { line: Line; sum: Money }>();
  for (const line of lines) {
    if (line.isIncluded) continue;
    const key = [line.group, line.chargeCode, line.boxType, line.unit, line.paidAt, line.currency].join(' ');
    const before = sums.get(key)?.sum ?? money(line.currency, '0');
    sums.set(key, { line, sum: roundMoney(addMoney(before, money(line.currency, line.amount))) });
  }
  return sums;
}

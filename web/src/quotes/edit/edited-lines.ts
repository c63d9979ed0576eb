import type { QuoteLine, WrittenQuoteLine } from '@fairway/contract/quotes.ts';
import { addMoney, exact, money, multiplyMoney, write } from '@fairway/domain/money/money.ts';
import {
  type ChargeNames,
  type KeptQuoteLine,
  linesBelowFloor,
  rewrittenLines,
  totalsOfLines,
} from '@fairway/domain/quotes/quote-lines.ts';

/** A line as the fields have it; a new one is not on the server yet. */
export interface EditedLine
  extends Pick<QuoteLine, 'group' | 'chargeCode' | 'nameZh' | 'nameEn' | 'unit' | 'boxType' | 'currency'>,
    Pick<QuoteLine, 'quantity' | 'price' | 'paidAt' | 'isIncluded'> {
  /** Of this line on this screen. */
  key: string;
  isNew: boolean;
}

export const editedLine = (line: QuoteLine): EditedLine => ({
  ...{ key: line.id, isNew: false, group: line.group, chargeCode: line.chargeCode, nameZh: line.nameZh },
  ...{ nameEn: line.nameEn, unit: line.unit, boxType: line.boxType, currency: line.currency },
  ...{ quantity: plain(line.quantity), price: plain(line.price), paidAt: line.paidAt },
  isIncluded: line.isIncluded,
});

/** As one would type it: without zeros at its end. */
const plain = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

export const isPrice = (text: string): boolean => /^-?\d{1,12}(\.\d{1,4})?$/.test(text);
export const isQuantity = (text: string): boolean => /^-?\d{1,9}(\.\d{1,6})?$/.test(text);
export const isRight = ({ price, quantity }: EditedLine): boolean => isPrice(price) && isQuantity(quantity);

export function writtenLine(line: EditedLine): WrittenQuoteLine {
  const { quantity, price, isIncluded } = line;
  if (!line.isNew) return { is: 'kept', id: line.key, quantity, price, isIncluded };
  const { group, chargeCode, unit, boxType, currency, paidAt } = line;
  return {
    ...{ is: 'new', group, chargeCode, unit, boxType, currency, paidAt },
    ...{ quantity, price, isIncluded },
  };
}

/** What lines come to, as the server will compute it. A line that is not a number yet counts for nothing. */
export function computedLines(before: readonly QuoteLine[], lines: readonly EditedLine[]) {
  const kept = before.map(
    (line): KeptQuoteLine => ({
      ...{ ...line, listPrice: line.listPrice ?? null, floor: line.floor ?? null },
    }),
  );
  const names = new Map(
    lines.map(({ chargeCode, nameZh, nameEn, unit }): [string, ChargeNames] => [
      chargeCode,
      { zh: nameZh, en: nameEn, unit },
    ]),
  );
  const right = lines.filter(isRight);
  const computed = rewrittenLines(kept, right.map(writtenLine), (code) => names.get(code));
  return {
    byKey: new Map(right.map(({ key }, place) => [key, computed[place]])),
    totals: totalsOfLines(computed),
    belowFloor: linesBelowFloor(computed),
  };
}

export interface MarkUp {
  by: 'amount' | 'percent';
  value: string;
}

/** All lines of freight at what the rate asks for and so much more: twice is the same as once. */
export function markedUp(
  lines: readonly EditedLine[],
  before: readonly QuoteLine[],
  { by, value }: MarkUp,
): EditedLine[] {
  return lines.map((line) => {
    if (line.group !== 'freight' || line.isIncluded) return line;
    const from = before.find(({ id }) => !line.isNew && id === line.key)?.listPrice ?? line.price;
    if (!isPrice(from)) return line;
    const base = money(line.currency, from);
    const { amount } =
      by === 'amount'
        ? addMoney(base, money(line.currency, value))
        : multiplyMoney(base, write(exact(value).div(100).plus(1)));
    return { ...line, price: plain(amount) };
  });
}

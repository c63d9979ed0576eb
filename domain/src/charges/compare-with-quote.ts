import { addMoney, isZero, type Money, money, roundMoney, subtractMoney } from '../money/money.ts';

/** A line that was quoted, or ordered by a price. */
export interface QuotedLine {
  id: string;
  chargeCode: string;
  currency: string;
  amount: string;
}

export interface BilledLine {
  id: string;
  chargeCode: string;
  currency: string;
  amount: string;
  /** The line of the quote it came from. */
  quoteLineId: string | null;
}

export type VarianceKind = 'same' | 'more' | 'less' | 'added' | 'missing' | 'otherCurrency';

export interface Variance {
  chargeCode: string;
  kind: VarianceKind;
  quoted: Money | null;
  billed: Money | null;
  /** Billed less quoted; null where the currencies differ. */
  difference: Money | null;
  chargeIds: string[];
}

/**
 * What became of each line of a quote: lines that came from it by their id, then those of the same code and currency,
 * then the same code in another currency. What nothing was quoted for was added; what nothing was charged for is missing.
 */
export function compareWithQuote(quoted: readonly QuotedLine[], billed: readonly BilledLine[]): Variance[] {
  const left = new Set(billed);
  const take = (fits: (line: BilledLine) => boolean): BilledLine[] => {
    const taken = [...left].filter(fits);
    for (const line of taken) left.delete(line);
    return taken;
  };
  const linked = quoted.map(({ id }) => take(({ quoteLineId }) => quoteLineId === id));
  // Two lines of one code are one part of the quote, where a charge does not say which of them it is.
  const compared = quoted.map((line, index) => {
    const own = linked[index] ?? [];
    if (own.length > 0) return variance(line, own);
    const same = take((one) => one.chargeCode === line.chargeCode && one.currency === line.currency);
    return variance(line, same.length > 0 ? same : take((one) => one.chargeCode === line.chargeCode));
  });
  return [...compared, ...[...left].map((line) => variance(null, [line]))];
}

function variance(quoted: QuotedLine | null, billed: readonly BilledLine[]): Variance {
  const promised = quoted && roundMoney(money(quoted.currency, quoted.amount));
  const [first, ...rest] = billed;
  const chargeCode = quoted?.chargeCode ?? first?.chargeCode ?? '';
  const common = { chargeCode, quoted: promised, chargeIds: billed.map(({ id }) => id) };
  if (!first) return { ...common, kind: 'missing', billed: null, difference: promised && negative(promised) };
  const isOneCurrency = rest.every(({ currency }) => currency === first.currency);
  if (!isOneCurrency || (promised && promised.currency !== first.currency))
    return {
      ...common,
      kind: 'otherCurrency',
      billed: isOneCurrency ? sum(billed, first.currency) : null,
      difference: null,
    };
  const total = sum(billed, first.currency);
  if (!promised) return { ...common, kind: 'added', billed: total, difference: total };
  const difference = roundMoney(subtractMoney(total, promised));
  const kind = isZero(difference) ? 'same' : difference.amount.startsWith('-') ? 'less' : 'more';
  return { ...common, kind, billed: total, difference };
}

const sum = (lines: readonly BilledLine[], currency: string): Money =>
  roundMoney(
    lines.reduce<Money>((all, line) => addMoney(all, money(currency, line.amount)), money(currency, '0')),
  );

const negative = (one: Money): Money => roundMoney(subtractMoney(money(one.currency, '0'), one));

import { AppError } from '@fairway/contract/app-error.ts';
import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import type { ShownExclusion, ShownPriceLine } from '@fairway/contract/freight-search.ts';
import {
  type QuoteExclusion,
  type QuoteGroup,
  type QuoteLine,
  quoteGroups,
  type WrittenQuoteLine,
} from '@fairway/contract/quotes.ts';
import { layersOf } from '../freight/rate-layers.ts';
import {
  compareMoney,
  exact,
  type Money,
  money,
  multiplyMoney,
  roundMoney,
  sumByCurrency,
  zero,
} from '../money/money.ts';

/** A line with what only staff may see of it. */
export type KeptQuoteLine = QuoteLine & { listPrice: string | null; floor: string | null };

export interface ChargeNames {
  zh: string;
  en: string;
  unit: ChargeUnit;
}
export type NameCharge = (chargeCode: string) => ChargeNames | undefined;

/** What a rate says about its prices. */
interface QuotedPrices {
  prices: RatePrices;
  currency: string;
  included: readonly string[];
}

const groupOf = ({ source, place }: Pick<ShownPriceLine, 'source' | 'place'>): QuoteGroup => {
  if (place !== 'freight') return place;
  return source === 'freight' ? 'freight' : 'surcharge';
};

const named = (chargeCode: string, nameOf: NameCharge) => {
  const names = nameOf(chargeCode);
  return { chargeCode, nameZh: names?.zh ?? chargeCode, nameEn: names?.en ?? chargeCode };
};

/** The lines of a quote from the price of its rate; what the freight contains is named and costs nothing. */
export function linesOfPrice(
  lines: readonly ShownPriceLine[],
  rate: QuotedPrices,
  nameOf: NameCharge,
): KeptQuoteLine[] {
  const priced = lines.map(
    (line): Omit<KeptQuoteLine, 'id'> => ({
      ...{ group: groupOf(line), source: line.source, ...named(line.chargeCode, nameOf) },
      ...{ unit: line.unit, boxType: line.boxType, quantity: line.quantity, paidAt: line.paidAt },
      ...{ currency: line.price.currency, price: line.price.amount, amount: line.amount.amount },
      ...{ bound: line.bound, isIncluded: false, listPrice: line.price.amount },
      floor: line.source === 'freight' ? layerOfLine(line, rate.prices, 'floor') : null,
    }),
  );
  const included = rate.included.map(
    (chargeCode): Omit<KeptQuoteLine, 'id'> => ({
      ...{ group: 'surcharge', source: 'rateSurcharge', ...named(chargeCode, nameOf) },
      ...{ unit: nameOf(chargeCode)?.unit ?? 'shipment', boxType: '', quantity: '1', paidAt: 'PP' },
      ...{ currency: rate.currency, price: '0', amount: roundMoney(zero(rate.currency)).amount },
      ...{ bound: null, isIncluded: true, listPrice: '0', floor: null },
    }),
  );
  // Rules come in no order; boxes of one charge stay in that of the cargo.
  return [...priced, ...included]
    .toSorted(byGroupAndCode)
    .map((line, place) => ({ id: String(place + 1), ...line }));
}

type Sorted = Pick<QuoteLine, 'group' | 'chargeCode'> & Partial<Pick<QuoteLine, 'isIncluded'>>;
const byGroupAndCode = (one: Sorted, other: Sorted): number =>
  quoteGroups.indexOf(one.group) - quoteGroups.indexOf(other.group) ||
  Number(one.isIncluded ?? false) - Number(other.isIncluded ?? false) ||
  (one.chargeCode < other.chargeCode ? -1 : Number(one.chargeCode > other.chargeCode));

/** A layer of the price of a line of freight: that of its box, or of the break its weight is in. */
export function layerOfLine(
  { boxType, quantity }: Pick<ShownPriceLine, 'boxType' | 'quantity'>,
  prices: RatePrices,
  layer: 'cost' | 'floor',
): string | null {
  if (prices.by === 'weight') {
    const reached = prices.breaks
      .filter(({ fromKg }) => exact(fromKg).lessThanOrEqualTo(exact(quantity)))
      .toSorted((one, other) => exact(other.fromKg).comparedTo(exact(one.fromKg)));
    return reached[0]?.[layer] ?? null;
  }
  return layersOf(prices).find(([place]) => place === boxType)?.[1][layer] ?? null;
}

/** What is not in the price. What the freight contains stands among the lines. */
export const exclusionsOf = (excluded: readonly ShownExclusion[], nameOf: NameCharge): QuoteExclusion[] =>
  excluded
    .filter(({ reason }) => reason.why !== 'included')
    .map((one) => ({
      ...{ ...named(one.chargeCode, nameOf), group: groupOf(one), unit: one.unit, paidAt: one.paidAt },
      why: one.reason.why,
      ...(one.reason.why === 'condition' && { unmet: [...one.reason.unmet] }),
    }))
    .toSorted(byGroupAndCode);

/** The lines as somebody wrote them. What was there keeps what it is for; amounts are computed here and never taken over. */
export function rewrittenLines(
  before: readonly KeptQuoteLine[],
  written: readonly WrittenQuoteLine[],
  nameOf: NameCharge,
): KeptQuoteLine[] {
  const known = new Map(before.map((line) => [line.id, line]));
  let last = before.reduce((most, { id }) => Math.max(most, Number(id)), 0);
  return written.map((line) => payable(lineOf(line)));

  function lineOf(line: WrittenQuoteLine): KeptQuoteLine {
    if (line.is === 'kept') {
      const old = known.get(line.id);
      // The same one twice would be charged twice.
      if (!old || !known.delete(line.id)) throw new AppError('QUOTE_LINE_UNKNOWN', { what: line.id });
      return changed(old, line);
    }
    const names = nameOf(line.chargeCode);
    if (!names) throw new AppError('QUOTE_LINE_UNKNOWN', { what: line.chargeCode });
    const { is: _, quantity, price, isIncluded, ...kept } = line;
    const added = { ...kept, nameZh: names.zh, nameEn: names.en, source: 'manual', bound: null } as const;
    last += 1;
    return {
      ...{ ...added, id: String(last), isIncluded, quantity, price, listPrice: null, floor: null },
      amount: amountOf({ currency: kept.currency, quantity, price, isIncluded }),
    };
  }
}

/** Nobody pays more for one charge, in whatever currency; and sums of it can still be written down. */
const mostOfLine = 1_000_000_000_000;

function payable(line: KeptQuoteLine): KeptQuoteLine {
  if (exact(line.amount).abs().greaterThanOrEqualTo(mostOfLine))
    throw new AppError('QUOTE_AMOUNT_TOO_LARGE', { what: line.chargeCode });
  return line;
}

type Terms = Pick<QuoteLine, 'currency' | 'quantity' | 'price' | 'isIncluded'>;

const amountOf = ({ currency, quantity, price, isIncluded }: Terms): string =>
  (isIncluded ? roundMoney(zero(currency)) : multiplyMoney(money(currency, price), quantity)).amount;

/** A least or a most that was charged stays as long as nobody says another price. */
function changed(
  line: KeptQuoteLine,
  { quantity, price, isIncluded }: Omit<Terms, 'currency'>,
): KeptQuoteLine {
  const isSame =
    exact(quantity).equals(exact(line.quantity)) &&
    exact(price).equals(exact(line.price)) &&
    isIncluded === line.isIncluded;
  if (isSame) return line;
  const terms = { quantity, price, isIncluded };
  return { ...line, ...terms, amount: amountOf({ ...terms, currency: line.currency }), bound: null };
}

/** One sum for each currency. */
export const totalsOfLines = (lines: readonly QuoteLine[]): Money[] =>
  sumByCurrency(
    lines.filter(({ isIncluded }) => !isIncluded).map(({ currency, amount }) => ({ currency, amount })),
  );

/** The lines that are sold below their floor. Freight that is said to be contained is given away. */
export const linesBelowFloor = (lines: readonly KeptQuoteLine[]): KeptQuoteLine[] =>
  lines.filter(({ floor, price, currency, isIncluded }) => {
    if (floor === null) return false;
    const asked = money(currency, isIncluded ? '0' : price);
    return compareMoney(asked, money(currency, floor)) < 0;
  });

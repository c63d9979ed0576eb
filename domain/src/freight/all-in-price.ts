import { convertMoney, type ExchangeRate } from '../money/exchange-rate.ts';
import { addMoney, exact, type Money, roundMoney, sumByCurrency, write, zero } from '../money/money.ts';
import {
  type AppliedCharge,
  applyCharge,
  type ChargeFacts,
  type ExcludedCharge,
  type PriceLine,
} from './apply-charge.ts';
import type { ChargeRule } from './charge-rule.ts';
import { teuOf } from './teu.ts';

/** All of a price in one currency, and by which rates. */
export interface ConvertedPrice {
  total: Money;
  /** Null for cargo without boxes. */
  perTeu: Money | null;
  rates: readonly ExchangeRate[];
}

export interface AllInPrice {
  lines: readonly PriceLine[];
  excluded: readonly ExcludedCharge[];
  /** One sum for each currency. */
  totals: readonly Money[];
  teu: string;
}

/** What a shipment costs with everything that applies, and what does not and why; the freight itself comes as lines. */
export function allInPrice(
  freight: readonly PriceLine[],
  rules: readonly ChargeRule[],
  facts: ChargeFacts,
  apply = applyCharge,
): AllInPrice {
  const sums = sumByCurrency(freight.map(({ amount }) => amount));
  const applied = rules.map((rule): AppliedCharge => apply(rule, facts, sums));
  const lines = [...freight, ...applied.flatMap((one) => one.lines ?? [])];
  return {
    lines,
    excluded: applied.flatMap((one) => one.excluded ?? []),
    totals: sumByCurrency(lines.map(({ amount }) => amount)),
    teu: teuOf(facts.cargo.boxes, facts.teuByType),
  };
}

/** Each sum is converted once and rounded; then they are added. `rateOf` refuses a pair that has no rate. */
export function convertPrice(
  { totals, teu }: Pick<AllInPrice, 'totals' | 'teu'>,
  currency: string,
  rateOf: (from: string, to: string) => ExchangeRate,
): ConvertedPrice {
  const rates: ExchangeRate[] = [];
  const total = totals.reduce(
    (sum, one) => {
      if (one.currency === currency) return addMoney(sum, one);
      const rate = rateOf(one.currency, currency);
      rates.push(rate);
      return addMoney(sum, convertMoney(one, rate));
    },
    roundMoney(zero(currency)),
  );
  return { total: roundMoney(total), perTeu: perTeuOf(total, teu), rates };
}

function perTeuOf(total: Money, teu: string): Money | null {
  const count = exact(teu);
  if (count.isZero()) return null;
  return roundMoney({
    currency: total.currency,
    amount: write(exact(total.amount).div(count).toDecimalPlaces(20)),
  });
}

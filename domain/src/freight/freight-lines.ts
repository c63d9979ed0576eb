import { type Money, money, multiplyMoney } from '../money/money.ts';
import { type AirPrices, airFreight } from './air-price.ts';
import { airWeight, usualDivisor } from './air-weight.ts';
import type { PriceLine } from './apply-charge.ts';
import type { Cargo } from './cargo.ts';
import { type LclPrices, lclFreight } from './lcl-price.ts';

/** The prices of a rate, by how it is sold. */
export type RatePrices =
  /** By box: sea and rail. */
  | { by: 'box'; currency: string; prices: Readonly<Record<string, string>> }
  | ({ by: 'quantity' } & LclPrices)
  | ({ by: 'weight'; divisor?: number | undefined } & AirPrices);

/** The code the freight itself goes by. */
export type FreightCode = 'OF' | 'AF' | 'RF';

export type FreightResult =
  | { lines: readonly PriceLine[]; missing?: undefined }
  /** Types of box the rate has no price for; empty where it has no price for the weight. */
  | { lines?: undefined; missing: readonly string[] };

/** What the freight alone costs; nothing where the rate does not offer what is asked. */
export function freightLines(
  rateId: string,
  chargeCode: FreightCode,
  prices: RatePrices,
  cargo: Cargo,
): FreightResult {
  const line = (
    one: Pick<PriceLine, 'unit' | 'boxType' | 'quantity' | 'price' | 'amount' | 'bound'>,
  ): PriceLine => ({
    ...{ ruleId: rateId, source: 'freight', chargeCode, paidAt: 'PP' },
    ...one,
  });
  if (prices.by === 'box') return boxLines(prices, cargo, line);
  if (prices.by === 'quantity') {
    const { amount, billedQuantity, by } = lclFreight(prices, cargo);
    const unit = { RT: 'rt', CBM: 'cbm', TON: 'rt' } as const;
    return {
      lines: [
        line({
          ...{ unit: unit[prices.unit], boxType: '', quantity: billedQuantity, amount },
          price: money(prices.currency, prices.price),
          bound: by === 'minimumCharge' ? 'minimum' : null,
        }),
      ],
    };
  }
  const { chargeableKg } = airWeight(cargo, prices.divisor ?? usualDivisor);
  const found = airFreight(prices, chargeableKg);
  if (!found) return { missing: [] };
  return {
    lines: [
      line({
        ...{ unit: 'kg', boxType: '', quantity: found.billedKg, amount: found.amount },
        price: money(prices.currency, found.price),
        bound: found.by === 'minimum' ? 'minimum' : null,
      }),
    ],
  };
}

function boxLines(
  { currency, prices }: Extract<RatePrices, { by: 'box' }>,
  { boxes }: Cargo,
  line: (one: {
    unit: 'ctn';
    boxType: string;
    quantity: string;
    price: Money;
    amount: Money;
    bound: null;
  }) => PriceLine,
): FreightResult {
  const asked = boxes.filter(({ count }) => count > 0);
  const missing = asked.filter(({ type }) => !Object.hasOwn(prices, type)).map(({ type }) => type);
  if (missing.length > 0) return { missing };
  return {
    lines: asked.map(({ type, count }) => {
      const price = money(currency, prices[type] ?? '0');
      const quantity = String(count);
      return line({
        unit: 'ctn',
        boxType: type,
        quantity,
        price,
        amount: multiplyMoney(price, quantity),
        bound: null,
      });
    }),
  };
}

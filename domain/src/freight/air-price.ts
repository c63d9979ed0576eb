import { compareMoney, exact, type Money, money, multiplyMoney } from '../money/money.ts';

/** A price for each kilogram from a weight on. */
export interface WeightBreak {
  fromKg: string;
  price: string;
}

export interface AirPrices<C extends string = string> {
  currency: C;
  breaks: readonly WeightBreak[];
  /** The least that is charged at all. */
  minimum: string | null;
  /** Whether a lighter shipment may be charged as the next break, where that is cheaper (靠级). */
  mayUseNextBreak: boolean;
}

export interface AirFreight<C extends string = string> {
  amount: Money<C>;
  billedKg: string;
  price: string;
  by: 'weight' | 'nextBreak' | 'minimum';
}

/** The cheapest of the break of the weight and, where allowed, those above it; the minimum comes last. */
export function airFreight<C extends string>(
  { currency, breaks, minimum, mayUseNextBreak }: AirPrices<C>,
  chargeableKg: string,
): AirFreight<C> | undefined {
  const weight = exact(chargeableKg);
  const ordered = breaks.toSorted((one, other) => exact(one.fromKg).comparedTo(exact(other.fromKg)));
  const own = ordered.findLast(({ fromKg }) => weight.greaterThanOrEqualTo(exact(fromKg)));
  const above = ordered.filter(({ fromKg }) => weight.lessThan(exact(fromKg)));
  const offers: AirFreight<C>[] = [
    ...(own ? [offer(currency, own.price, chargeableKg, 'weight')] : []),
    // Where nothing is offered for so little, the first break is the only way.
    ...(own && !mayUseNextBreak
      ? []
      : above.map(({ fromKg, price }) => offer(currency, price, fromKg, 'nextBreak'))),
  ];
  const cheapest = offers.reduce<AirFreight<C> | undefined>(
    (best, one) => (!best || compareMoney(one.amount, best.amount) < 0 ? one : best),
    undefined,
  );
  if (!cheapest || minimum === null) return cheapest;
  const least = multiplyMoney(money(currency, minimum), 1);
  if (compareMoney(cheapest.amount, least) >= 0) return cheapest;
  return { amount: least, billedKg: cheapest.billedKg, price: cheapest.price, by: 'minimum' };
}

const offer = <C extends string>(
  currency: C,
  price: string,
  billedKg: string,
  by: AirFreight['by'],
): AirFreight<C> => ({ amount: multiplyMoney(money(currency, price), billedKg), billedKg, price, by });

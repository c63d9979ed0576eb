import { compareMoney, exact, type Money, money, multiplyMoney, write } from '../money/money.ts';

export interface LclPrices<C extends string = string> {
  currency: C;
  /** By the greater of weight and volume, or by one of them. */
  unit: 'RT' | 'CBM' | 'TON';
  /** How much a ton counts against a cubic metre. */
  ratio: string;
  /** The least quantity that is charged. */
  minimumQuantity: string;
  /** May be nothing or below nothing: co-loaders pay for cargo on some lanes. */
  price: string;
  /** The least amount; null where there is none. */
  minimumCharge: string | null;
}

export interface LclFreight<C extends string = string> {
  amount: Money<C>;
  quantity: string;
  billedQuantity: string;
  by: 'quantity' | 'minimumQuantity' | 'minimumCharge';
}

/** Revenue tons: the greater of cubic metres and weighted tons. */
export function revenueTons({ cbm, grossKg }: { cbm: string; grossKg: string }, ratio = '1'): string {
  const tons = exact(grossKg).div(1000).times(exact(ratio));
  const volume = exact(cbm);
  return write(tons.greaterThan(volume) ? tons : volume);
}

export function lclFreight<C extends string>(
  { currency, unit, ratio, minimumQuantity, price, minimumCharge }: LclPrices<C>,
  cargo: { cbm: string; grossKg: string },
): LclFreight<C> {
  const quantity = {
    RT: () => revenueTons(cargo, ratio),
    CBM: () => write(exact(cargo.cbm)),
    TON: () => write(exact(cargo.grossKg).div(1000)),
  }[unit]();
  const isLess = exact(quantity).lessThan(exact(minimumQuantity));
  const billedQuantity = isLess ? write(exact(minimumQuantity)) : quantity;
  const amount = multiplyMoney(money(currency, price), billedQuantity);
  const least = minimumCharge === null ? undefined : multiplyMoney(money(currency, minimumCharge), 1);
  if (least && compareMoney(amount, least) < 0)
    return { amount: least, quantity, billedQuantity, by: 'minimumCharge' };
  return { amount, quantity, billedQuantity, by: isLess ? 'minimumQuantity' : 'quantity' };
}

import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import type { QuoteLine } from '@fairway/contract/quotes.ts';
import {
  type Money,
  money,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  sumByCurrency,
} from '../money/money.ts';
import { layerOfLine } from '../quotes/quote-lines.ts';

/** What a line of freight costs the company. */
export interface FreightCost {
  lineId: string;
  chargeCode: string;
  boxType: string;
  quantity: string;
  price: Money;
  amount: Money;
}

type CostedLine = Pick<QuoteLine, 'id' | 'group' | 'chargeCode' | 'boxType' | 'quantity' | 'currency'>;

/** The cost of the freight, line by line; null where one of them is not known. */
export function freightCosts(
  lines: readonly CostedLine[],
  { prices, currency }: { prices: RatePrices; currency: string },
): FreightCost[] | null {
  const costs: FreightCost[] = [];
  for (const { id, group, chargeCode, boxType, quantity } of lines) {
    if (group !== 'freight') continue;
    const cost = layerOfLine({ boxType, quantity }, prices, 'cost');
    if (cost === null) return null;
    const price = money(currency, cost);
    costs.push({
      ...{ lineId: id, chargeCode, boxType, quantity, price },
      amount: roundMoney(multiplyMoney(price, quantity)),
    });
  }
  return costs.length > 0 ? costs : null;
}

/** By currency: what one has more than the other. */
export function differenceByCurrency(more: readonly Money[], less: readonly Money[]): Money[] {
  const negative = less.map((one) => subtractMoney(money(one.currency, '0'), one));
  return sumByCurrency([...more, ...negative]);
}

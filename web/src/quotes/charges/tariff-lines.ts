import type { ShownPriceLine } from '@fairway/contract/freight-search.ts';
import type { QuoteLine, WrittenQuoteLine } from '@fairway/contract/quotes.ts';
import { compareMoney, money, multiplyMoney } from '@fairway/domain/money/money.ts';
import { isPrice, isQuantity } from '../edit/edited-lines.ts';

type TariffLine = Pick<
  ShownPriceLine,
  'chargeCode' | 'unit' | 'boxType' | 'quantity' | 'price' | 'amount' | 'paidAt' | 'place'
>;

const groupOf = { origin: 'origin', destination: 'destination', freight: 'surcharge' } as const;

/** Lines of a tariff for a quote. A charge that the quote has already at that end is not put in a second time. */
export function linesForQuote(
  lines: readonly TariffLine[],
  before: readonly Pick<QuoteLine, 'chargeCode' | 'group'>[],
): { added: WrittenQuoteLine[]; already: number } {
  const isThere = ({ chargeCode, place }: TariffLine) =>
    before.some((line) => line.chargeCode === chargeCode && line.group === groupOf[place]);
  const fresh = lines.filter((line) => !isThere(line));
  return { added: fresh.map(writtenLine), already: lines.length - fresh.length };
}

/** Where quantity times price is not what is charged, as at a minimum, it is one of the whole amount. */
function writtenLine(line: TariffLine): WrittenQuoteLine {
  const { chargeCode, unit, boxType, quantity, price, amount, paidAt, place } = line;
  const { currency } = amount;
  const head = { is: 'new', group: groupOf[place], chargeCode, currency, paidAt, isIncluded: false } as const;
  const isProduct =
    isQuantity(quantity) &&
    isPrice(price.amount) &&
    compareMoney(multiplyMoney(money(currency, price.amount), quantity), money(currency, amount.amount)) ===
      0;
  return isProduct
    ? { ...head, unit, boxType, quantity, price: price.amount }
    : { ...head, unit: 'shipment', boxType: '', quantity: '1', price: amount.amount };
}

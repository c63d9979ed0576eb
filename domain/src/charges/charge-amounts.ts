import { exact, type Money, money, multiplyMoney, roundMoney, subtractMoney, write } from '../money/money.ts';
import { splitTax, type TaxSplit, type Vat } from './split-tax.ts';

export interface PricedCharge {
  quantity: string;
  /** With tax. */
  price: string;
  currency: string;
  vat: Vat;
  /** How many of the currency of the books one is worth. */
  bookRate: string;
}

export interface ChargeAmounts extends TaxSplit {
  gross: Money;
  /** The same in the currency of the books. */
  book: { gross: Money; net: Money; tax: Money };
}

/** What a line comes to, in its currency and in that of the books; each rounded once, so that lines add up. */
export function chargeAmounts(
  { quantity, price, currency, vat, bookRate }: PricedCharge,
  bookCurrency: string,
): ChargeAmounts {
  const gross = multiplyMoney(money(currency, price), quantity);
  const split = splitTax(gross, vat);
  return { gross, ...split, book: inBooks(gross, split.net, { bookRate, bookCurrency }) };
}

/** Gross and net are converted, the tax is what is left: it never differs by a cent from the two. */
function inBooks(
  gross: Money,
  net: Money,
  { bookRate, bookCurrency }: { bookRate: string; bookCurrency: string },
): ChargeAmounts['book'] {
  const convert = ({ amount }: Money): Money =>
    roundMoney({ currency: bookCurrency, amount: write(exact(amount).times(exact(bookRate))) });
  const [bookGross, bookNet] = [convert(gross), convert(net)];
  return { gross: bookGross, net: bookNet, tax: roundMoney(subtractMoney(bookGross, bookNet)) };
}

import type { ChargeGroup, VatKind } from '@fairway/contract/charge-codes.ts';
import { splitTax } from '../charges/split-tax.ts';
import { bookCurrency } from '../money/book-currency.ts';
import { exact, roundMoney, write } from '../money/money.ts';

/** What of a line of an invoice is on no tax invoice; a line below nothing is a discount. */
export function openToTax({
  amount,
  credited,
  asked,
}: {
  amount: string;
  credited: string;
  asked: string;
}): string {
  const open = exact(amount).minus(exact(credited)).minus(exact(asked));
  return open.isNegative() === exact(amount).isNegative() ? write(open) : '0';
}

/** Part of what is open, with its sign, and never nothing. */
export function isPartOf(part: string, open: string): boolean {
  const [asked, left] = [exact(part), exact(open)];
  if (asked.isZero() || asked.isNegative() !== left.isNegative()) return false;
  return asked.abs().lessThanOrEqualTo(left.abs());
}

export interface TaxAmounts {
  gross: string;
  net: string;
  tax: string;
}

/** A line in yuan. Each is rounded by itself: lines win over what their sum would come to. */
export function taxAmounts(
  { amount, rate }: { amount: string; rate: string },
  vat: { kind: VatKind; rate: string },
): TaxAmounts {
  const worth = exact(amount).times(exact(rate)).toDecimalPlaces(20);
  const gross = roundMoney({ currency: bookCurrency, amount: write(worth) });
  const { net, tax } = splitTax(gross, vat);
  return { gross: gross.amount, net: net.amount, tax: tax.amount };
}

export function sumOfLines(lines: readonly TaxAmounts[]): TaxAmounts {
  const sum = (of: keyof TaxAmounts) =>
    lines.reduce((all, line) => all.plus(exact(line[of])), exact('0')).toFixed(2);
  return { gross: sum('gross'), net: sum('net'), tax: sum('tax') };
}

interface Rated extends TaxAmounts {
  vatKind: VatKind;
  vatRate: string;
}

export interface RateGroup extends Rated {
  count: number;
}

/** By rate, the highest first; lines without tax last. */
export function byRate(lines: readonly Rated[]): RateGroup[] {
  const groups = Map.groupBy(lines, ({ vatKind, vatRate }) =>
    vatKind === 'taxable' ? write(exact(vatRate)) : vatKind,
  );
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { vatKind } = first;
      const vatRate = vatKind === 'taxable' ? write(exact(first.vatRate)) : '0';
      return [{ vatKind, vatRate, count: own.length, ...sumOfLines(own) }];
    })
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

const orderOf = ({ vatKind, vatRate }: { vatKind: VatKind; vatRate: string }): number =>
  vatKind === 'taxable' ? -Number(vatRate) : 1;

/** What a line is called on a tax invoice: the short name of its code, and what it is for. */
export function itemNameOf({
  group,
  name,
  vatKind,
}: {
  group: ChargeGroup;
  name: string;
  vatKind: VatKind;
}): string {
  if (group === 'truck') return `*运输服务*国内道路货物运输${vatKind === 'taxable' ? '' : `（${name}）`}`;
  if (group === 'insurance') return `*保险服务*${name}`;
  if (group === 'customs') return `*经纪代理服务*代理报关${name.includes('报关') ? '服务' : `（${name}）`}`;
  return vatKind === 'taxable' ? `*经纪代理服务*${name}` : '*经纪代理服务*国际货运代理费';
}

/** Transport at home: the tax administration wants to know from where to where, and in which vehicle. */
export const isHomeTransport = (line: { group: ChargeGroup; vatKind: VatKind; vatRate: string }): boolean =>
  line.group === 'truck' && line.vatKind === 'taxable' && exact(line.vatRate).equals(9);

/** What a blue line says, and what of it red ones took back. */
export interface BlueLine {
  amount: string;
  gross: string;
  net: string;
  tax: string;
  redAmount: string;
  redGross: string;
  redNet: string;
}

/** What of a blue line is left to be turned red. */
export const redOpen = ({ gross, redGross }: Pick<BlueLine, 'gross' | 'redGross'>): string =>
  exact(gross).minus(exact(redGross)).toFixed(2);

/**
 * What a part of a blue line comes to when it is turned red, with the sign of the blue one. The last part takes what the
 * ones before left of net and tax, so all of them together are the blue line to the cent.
 */
export function redPart(line: BlueLine, gross: string, decimals: number): TaxAmounts & { amount: string } {
  const rest = {
    amount: exact(line.amount).minus(exact(line.redAmount)),
    gross: exact(line.gross).minus(exact(line.redGross)),
    net: exact(line.net).minus(exact(line.redNet)),
  };
  const part = exact(gross);
  if (part.equals(rest.gross))
    return {
      ...{ amount: write(rest.amount), gross: rest.gross.toFixed(2), net: rest.net.toFixed(2) },
      tax: rest.gross.minus(rest.net).toFixed(2),
    };
  const ofLine = part.div(exact(line.gross)).toDecimalPlaces(30);
  const amount = exact(line.amount).times(ofLine).toDecimalPlaces(decimals);
  const restTax = rest.gross.minus(rest.net);
  const wanted = exact(line.net).times(ofLine).toDecimalPlaces(2);
  // Neither net nor tax of the parts is ever more than that of the line.
  const [one, other] = [part.minus(restTax), rest.net];
  const net = wanted.clamp(...(one.lessThan(other) ? ([one, other] as const) : ([other, one] as const)));
  const beyond = amount.abs().greaterThan(rest.amount.abs());
  return {
    ...{ amount: write(beyond ? rest.amount : amount), gross: part.toFixed(2), net: net.toFixed(2) },
    tax: part.minus(net).toFixed(2),
  };
}

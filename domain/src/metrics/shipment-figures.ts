import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { exact } from '../money/money.ts';
import { monthOf } from '../time/calendar-day.ts';
import { partOf, type Seller, salesParts } from './sales-shares.ts';
import type { SumName } from './sums.ts';

export interface FigureCharge {
  side: ChargeSide;
  period: string;
  currency: string;
  /** Without tax: as agreed, and in the books; null while there is no rate for it. */
  net: string;
  bookNet: string | null;
  isApproved: boolean;
  /** The day of the first bill that has it. */
  billedOn: string | null;
}

/** What of a shipment is added up. Charges that are refused or advanced for others are not among its charges. */
export interface FigureShipment {
  mode: string;
  bizDate: string;
  etd: number | null;
  atd: number | null;
  ata: number | null;
  firstEta: number | null;
  isBooked: boolean;
  /** It stayed behind at least once. */
  isRolled: boolean;
  teu: string;
  cbm: string;
  grossKg: string;
  chargeableKg: string | null;
  /** The types of its boxes with what one of each counts. */
  boxes: readonly { type: string; teu: string; count: number }[];
  sellers: readonly Seller[];
  charges: readonly FigureCharge[];
}

export const moneySums = [
  ...(['revenue', 'cost', 'revenueUsd', 'revenueOfUsd', 'costUsd', 'costOfUsd'] as const),
] as const satisfies readonly SumName[];
export type MoneySum = (typeof moneySums)[number];
export type VolumeSum = Exclude<SumName, MoneySum>;

export interface Figure {
  period: string;
  sellerId: string | null;
  billedOn: string | null;
  boxes: string;
  volumes: Record<VolumeSum, number>;
  estimated: Record<MoneySum, number>;
  actual: Record<MoneySum, number>;
}

/** Late by less than a day is on time. */
const graceMinutes = 24 * 60;

/**
 * The figures of a shipment, one for each accounting period of its charges and person who sells it. Volumes stand with the
 * first period, so that each is counted once.
 */
export function figuresOfShipment(shipment: FigureShipment): Figure[] {
  const periods = [...new Set(shipment.charges.map(({ period }) => period))].sort();
  const [first = monthOf(shipment.bizDate)] = periods;
  const volumes = volumesOf(shipment);
  const boxes = boxMix(shipment.boxes);
  return (periods.length === 0 ? [first] : periods).flatMap((period) => {
    const charges = shipment.charges.filter((charge) => charge.period === period);
    const estimated = moneyOf(charges);
    const actual = moneyOf(charges.filter(({ isApproved }) => isApproved));
    const billed = charges.flatMap(({ side, billedOn }) =>
      side === 'receivable' && billedOn !== null ? [billedOn] : [],
    );
    return salesParts(shipment.sellers).map((part) => {
      const share = <Name extends string>(all: Record<Name, number>, counts = true) =>
        Object.fromEntries(
          Object.entries<number>(all).map(([name, amount]) => [name, counts ? partOf(amount, part) : 0]),
        ) as Record<Name, number>;
      return {
        ...{ period, sellerId: part.userId, billedOn: billed.sort()[0] ?? null, boxes },
        ...{ volumes: share(volumes, period === first), estimated: share(estimated), actual: share(actual) },
      };
    });
  });
}

function volumesOf(shipment: FigureShipment): Record<VolumeSum, number> {
  const { mode, ata, firstEta } = shipment;
  const isInBoxes = mode === 'FCL' || mode === 'RAIL';
  const late = ata === null || firstEta === null ? null : Math.round((ata - firstEta) / 60_000);
  const one = (counts: boolean) => (counts ? 1_000 : 0);
  return {
    ...{ jobs: 1_000, teu: isInBoxes ? thousandths(shipment.teu) : 0 },
    ...{ cbm: isInBoxes ? 0 : thousandths(shipment.cbm), grossKg: thousandths(shipment.grossKg) },
    chargeableKg: mode === 'AIR' ? thousandths(shipment.chargeableKg ?? '0') : 0,
    ...{ arrived: one(late !== null), onTime: one(late !== null && late <= graceMinutes) },
    delayMinutes: late ?? 0,
    ...{ booked: one(shipment.isBooked), rolled: one(shipment.isRolled && shipment.isBooked) },
  };
}

function moneyOf(charges: readonly FigureCharge[]): Record<MoneySum, number> {
  const sums = { revenue: 0, cost: 0, revenueUsd: 0, revenueOfUsd: 0, costUsd: 0, costOfUsd: 0 };
  for (const { side, currency, net, bookNet } of charges) {
    if (bookNet === null) continue;
    const books = cents(bookNet);
    const name = side === 'receivable' ? 'revenue' : 'cost';
    sums[name] += books;
    if (currency !== 'USD') continue;
    sums[`${name}Usd`] += cents(net);
    sums[`${name}OfUsd`] += books;
  }
  return sums;
}

const cents = (amount: string): number => exact(amount).times(100).round().toNumber();
const thousandths = (measure: string): number => exact(measure).times(1_000).round().toNumber();

/** What of its TEU each type of box is, by type. */
export function boxMix(boxes: FigureShipment['boxes']): string {
  const byType = new Map<string, number>();
  for (const { type, teu, count } of boxes)
    byType.set(type, (byType.get(type) ?? 0) + thousandths(teu) * count);
  return [...byType]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, teu]) => `${type}:${teu}`)
    .join(',');
}

/** Whole numbers by the types of the boxes, in proportion to their TEU; together what was given. */
export function splitByBoxes<Name extends string>(
  boxes: string,
  sums: Record<Name, number>,
): [type: string | null, sums: Record<Name, number>][] {
  const types = boxes === '' ? [] : boxes.split(',').map((one) => one.split(':') as [string, string]);
  const total = types.reduce((sum, [, teu]) => sum + Number(teu), 0);
  if (total === 0) return [[types[0]?.[0] ?? null, sums]];
  const upTo = (amount: number, end: number) => Math.round((amount * end) / total);
  let before = 0;
  return types.map(([type, teu]) => {
    const [from, to] = [before, before + Number(teu)];
    before = to;
    const part = Object.entries<number>(sums).map(([name, amount]) => [
      name,
      to === total ? amount - upTo(amount, from) : upTo(amount, to) - upTo(amount, from),
    ]);
    return [type, Object.fromEntries(part) as Record<Name, number>];
  });
}

import type { RateType, WrittenRate } from '@fairway/contract/freight-rates.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import { boxPrices, inFives } from './box-prices.ts';
import { groupOfPod } from './box-rates.ts';
import { chanceOf } from './chance-of.ts';
import { type DemoRate, rateOf } from './demo-rate.ts';
import { daysAfter, halfMonth, monthStart, type Period } from './half-months.ts';
import specialLanes from './special-lanes.json' with { type: 'json' };

/** A departure that is sold, with the company's day of it. */
export interface DemoDeparture {
  id: string;
  carrierId: string;
  polId: string;
  podId: string;
  etd: string;
  isDelayed: boolean;
}

interface SpecialLane {
  type: Exclude<RateType, 'FAK'>;
  lane: [string, string];
  carrier: string;
  /** The floor of a box of forty feet. */
  large: number;
  customers?: string[];
  levels?: ('A' | 'B')[];
  commodity?: string;
}

/** A box of twenty feet costs so much of one of forty. */
const smallShare = 0.78;
/** Whoever loads the demo late in the day can still book what sails in two days. */
const soonest = 2;

/** Prices agreed with somebody, for one sailing, or for a short time. */
export function specialRates(today: string, departures: readonly DemoDeparture[]): DemoRate[] {
  const bookable = departures
    .filter(({ etd }) => etd >= daysAfter(today, soonest))
    .toSorted((one, other) => (one.etd + one.id < other.etd + other.id ? -1 : 1));
  return [
    ...(specialLanes as unknown as SpecialLane[]).map((lane) => specialRate(lane, today, bookable)),
    ...workedExample(today),
    slippedRate(today, bookable),
    ...reeferRates(today),
  ];
}

const idOf = ([pol, pod]: readonly [string, string], carrier: string, type: string) =>
  `rate-${pol}-${pod}-${carrier}-${type}`;

function specialRate(
  { type, lane, carrier, large, customers, levels, commodity = '' }: SpecialLane,
  today: string,
  bookable: readonly DemoDeparture[],
): DemoRate {
  const id = idOf(lane, carrier, type);
  const chance = chanceOf(id);
  const sailing =
    type === 'SPOT'
      ? bookable.find(
          (one) =>
            one.polId === `port-${lane[0]}` &&
            one.podId === `port-${lane[1]}` &&
            one.carrierId === `carrier-${carrier}`,
        )
      : undefined;
  const periods: Record<SpecialLane['type'], Period> = {
    NAC: { from: monthStart(today, -1), to: daysAfter(monthStart(today, 3), -1) },
    CONTRACT: { from: monthStart(today, -3), to: daysAfter(monthStart(today, 9), -1) },
    PROMO: { from: halfMonth(today, 0).from, to: daysAfter(today, 20) },
    SPOT: { from: daysAfter(today, -3), to: sailing?.etd ?? daysAfter(today, 10) },
  };
  const group = groupOfPod(lane[1]);
  return rateOf({
    ...{
      today,
      id,
      lane,
      carrier,
      line: group?.line ?? '',
      period: periods[type],
      days: group?.days ?? [20, 30],
    },
    ...{ mode: 'FCL', rateType: type, currency: 'USD', commodity, sailingId: sailing?.id ?? null },
    prices: boxPrices({ small: inFives(large * smallShare), large }, large >= 1000 ? 60 : 20, chance),
    audience: audienceOf(customers, levels),
    ...(type === 'CONTRACT' && { contractNo: `${carrier}-SC-${chance(1000, 9999)}` }),
    ...(type !== 'PROMO' && type !== 'SPOT' && { isFeatured: false }),
  });
}

const audienceOf = (customers: string[] = [], levels: ('A' | 'B')[] = []): WrittenRate['audience'] => ({
  isForEveryCustomer: customers.length + levels.length === 0,
  ...{ levels, customerIds: customers.map(customerIdOf) },
});

const layersOf = (prices: Record<string, [cost: number, floor: number, sell: number]>) => ({
  by: 'box' as const,
  boxes: Object.entries(prices).map(([type, [cost, floor, sell]]) => ({
    ...{ type, cost: String(cost), floor: String(floor), sell: String(sell) },
  })),
});

/** The one that documents compute a whole price with: 2×40HQ and 1×20GP come to USD 6,587.00 and CNY 5,520.00. */
export const workedExampleId = 'rate-CNNGB-USLAX-COSU-PROMO';

function workedExample(today: string): DemoRate[] {
  const prices = layersOf({
    ...{ '20GP': [1400, 1480, 1520], '40GP': [1750, 1840, 1900] },
    ...{ '40HQ': [1750, 1840, 1900], '45HQ': [2190, 2300, 2375] },
  });
  return [
    rateOf({
      ...{ today, id: workedExampleId, line: 'USWC', lane: ['CNNGB', 'USLAX'], carrier: 'COSU' },
      period: { from: halfMonth(today, 0).from, to: daysAfter(today, 20) },
      ...{ mode: 'FCL', rateType: 'PROMO', currency: 'USD', prices, days: [15, 15] },
      ...{ isFeatured: true, space: 'tight', remark: '特价舱位，先到先得' },
    }),
  ];
}

/** A price for a sailing that was delayed: it ends a day before the vessel leaves. */
function slippedRate(today: string, bookable: readonly DemoDeparture[]): DemoRate {
  const codeIn = (id: string) => id.slice(id.indexOf('-') + 1);
  const priced = bookable.filter(({ podId }) => groupOfPod(codeIn(podId)));
  const sailing = priced.find(({ isDelayed }) => isDelayed) ?? priced[0];
  const lane: [string, string] = sailing
    ? [codeIn(sailing.polId), codeIn(sailing.podId)]
    : ['CNSHA', 'NLRTM'];
  const group = groupOfPod(lane[1]);
  const etd = sailing?.etd ?? daysAfter(today, soonest);
  const large = group?.large[0] ?? 2000;
  return rateOf({
    ...{ today, id: 'rate-slipped-SPOT', line: group?.line ?? '', lane },
    carrier: sailing ? codeIn(sailing.carrierId) : 'CMDU',
    period: { from: daysAfter(today, -5), to: daysAfter(etd, -1) },
    ...{ mode: 'FCL', rateType: 'SPOT', currency: 'USD', days: group?.days ?? [20, 30] },
    ...{ sailingId: sailing?.id ?? null, validityBasis: 'vesselAtd' },
    prices: boxPrices({ small: inFives(large * smallShare), large }, 40, chanceOf('slipped')),
    remark: '船期延误，开船日已晚于有效期，订舱前请重新询价',
    remarkInternal: '等船公司确认是否顺延',
  });
}

/** Boxes that are kept cold. */
function reeferRates(today: string): DemoRate[] {
  const offers: [[string, string], string, string, number, [number, number]][] = [
    [['CNTAO', 'JPTYO'], 'SNLU', 'NEA', 900, [4, 6]],
    [['CNSHA', 'SGSIN'], 'WHLC', 'SEA', 1450, [9, 11]],
  ];
  return offers.map(([lane, carrier, line, small, days]) =>
    rateOf({
      ...{ today, id: idOf(lane, carrier, 'RF'), line, lane, carrier, period: halfMonth(today, 0), days },
      ...{ mode: 'FCL', rateType: 'FAK', currency: 'USD', commodity: '冷冻食品 FROZEN FOOD' },
      prices: layersOf({
        '20RF': [small - 80, small, small + 60],
        '40RH': [small * 2 - 240, small * 2 - 100, small * 2],
      }),
      remark: '冷箱，含插电 3 天',
    }),
  );
}

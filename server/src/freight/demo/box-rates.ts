import type { RateState, RateSurcharge, WrittenRate } from '@fairway/contract/freight-rates.ts';
import boxLanes from './box-lanes.json' with { type: 'json' };
import { boxPrices, type Floors, inFives, walk } from './box-prices.ts';
import { chanceOf } from './chance-of.ts';
import { type DemoRate, rateOf } from './demo-rate.ts';
import { halfMonth } from './half-months.ts';
import mainLanes from './main-lanes.json' with { type: 'json' };

/** Lanes of one trade line that cost about the same. */
interface LaneGroup {
  line: string;
  pols: string[];
  pods: string[];
  carriers: string[];
  /** So many of the lanes and carriers have a price; every lane one before any has two. */
  count: number;
  /** Floors of a box of twenty and of forty feet, dollars. */
  small: [number, number];
  large: [number, number];
  days: [number, number];
  margin: [number, number];
  via?: Record<string, string>;
  /** Where a feeder brings the boxes to the ocean vessel. */
  feeder?: string;
  basis?: WrittenRate['validityBasis'];
}

/** A lane and carrier with prices of the last months, so that its price has a history. */
interface MainLane {
  line: string;
  lane: [string, string];
  carrier: string;
  large: number;
  /** For so many half-months ahead its prices are out already. */
  ahead: number;
}

interface Offer {
  group: LaneGroup;
  lane: [string, string];
  carrier: string;
  main: MainLane | undefined;
}

const groups = boxLanes as unknown as LaneGroup[];
const mains = mainLanes as unknown as MainLane[];
const earlier = 5;
const later = 2;

/** The group a port of discharge belongs to. */
export const groupOfPod = (pod: string): LaneGroup | undefined =>
  groups.find(({ pods, feeder }) => pods.includes(pod) && feeder === undefined);

/** Every lane and carrier there is a price for: the main ones of a group first. */
function offersOf(group: LaneGroup): Offer[] {
  const offers: Offer[] = mains
    .filter(({ line, lane }) => line === group.line && group.pols.includes(lane[0]))
    .map((main) => ({ group, lane: main.lane, carrier: main.carrier, main }));
  const { pols, pods, carriers } = group;
  for (let round = 0; round < carriers.length; round++)
    for (const [from, pol] of pols.entries())
      for (const [to, pod] of pods.entries()) {
        const carrier = carriers[(from + to + round) % carriers.length] ?? '';
        const isThere = offers.some(
          (one) => one.lane[0] === pol && one.lane[1] === pod && one.carrier === carrier,
        );
        if (!isThere) offers.push({ group, lane: [pol, pod], carrier, main: undefined });
      }
  return offers.slice(0, group.count);
}

/** Those that only the company sees, and those for its better customers; the others are for all. */
function audienceOf(place: number): WrittenRate['audience'] {
  if (place % 29 === 7) return { isForEveryCustomer: false, levels: [], customerIds: [] };
  if (place % 19 === 5) return { isForEveryCustomer: false, levels: ['A', 'B'], customerIds: [] };
  return { isForEveryCustomer: true, levels: [], customerIds: [] };
}

const charge = (
  code: string,
  prices: Record<string, string>,
  conditions: RateSurcharge['conditions'],
  { from, to }: { from: string; to: string },
): RateSurcharge => ({
  ...{ chargeCodeId: `charge-${code}`, unit: 'ctn', currency: 'USD', prices, price: null, conditions },
  ...{ minimum: null, maximum: null, validFrom: from, validTo: to, paidAt: 'PP', isMandatory: true },
});
const eachBox = (small: string, large: string) => ({
  ...{ '20GP': small, '40GP': large, '40HQ': large, '45HQ': large },
});

/** What some rates charge for dangerous and for heavy cargo. */
function surchargesOf(place: number, period: { from: string; to: string }): RateSurcharge[] {
  return [
    ...(place % 4 === 1
      ? [charge('DGS', eachBox('150', '300'), [{ of: 'dangerous', is: true }], period)]
      : []),
    ...(place % 5 === 2
      ? [charge('OWS', eachBox('150', '200'), [{ of: 'kgPerBox', op: '>', value: '20000' }], period)]
      : []),
  ];
}

export const boxRateId = ([pol, pod]: readonly [string, string], carrier: string, half: number): string =>
  `rate-${pol}-${pod}-${carrier}-${half + earlier + 1}`;

/** The price of an offer in a half-month, counted from that of today. */
function rateIn(offer: Offer, today: string, half: number, place: number, status: RateState): DemoRate {
  const { group, lane, carrier, main } = offer;
  const [pol, pod] = lane;
  const chance = chanceOf(`${pol} ${pod} ${carrier}`);
  const small = chance(...group.small);
  const large = main?.large ?? chance(...group.large);
  const factor = walk(chance, earlier + later + 1)[half + earlier] ?? 1;
  const floors: Floors = { small: inFives(small * factor), large: inFives(large * factor) };
  const margin = inFives(chance(...group.margin));
  const period = halfMonth(today, half);
  const via = group.feeder ?? group.via?.[pod];
  const first = main ? -earlier : 0;
  return rateOf({
    ...{ today, id: boxRateId(lane, carrier, half), status, line: group.line, lane, carrier, period },
    ...{ mode: 'FCL', rateType: 'FAK', currency: 'USD', days: group.days },
    prices: boxPrices(floors, margin, chanceOf(`${pol} ${pod} ${carrier} ${half}`)),
    previousId: half > first ? boxRateId(lane, carrier, half - 1) : null,
    surcharges: main ? [] : surchargesOf(place, period),
    audience: main ? audienceOf(0) : audienceOf(place),
    ...(main?.ahead === later && { space: 'ok', isFeatured: carrier === 'COSU' }),
    ...(via && { viaId: `port-${via}`, isDirect: false }),
    ...(group.basis && { validityBasis: group.basis }),
  });
}

const suspendedAtMost = 12;
const futureAtMost = 12;
const draftsAtMost = 6;
/** Every so many of the other lanes are suspended, have a next price, or a draft of one. */
const each = 16;

/** Rates of full containers by half-months: what held, what holds, what is suspended, out for later, or being written. */
export function boxRates(today: string): DemoRate[] {
  const offers = groups.flatMap(offersOf);
  const others = offers.filter(({ main }) => !main);
  const nth = (remainder: number, most: number) =>
    new Set(others.filter((_, place) => place % each === remainder).slice(0, most));
  const suspended = nth(3, suspendedAtMost);
  const followed = nth(9, futureAtMost);
  const drafted = nth(13, draftsAtMost);
  return offers.flatMap((offer, place) => {
    const rate = (half: number, status: RateState) => rateIn(offer, today, half, place, status);
    const past = offer.main ? Array.from({ length: earlier }, (_, n) => rate(n - earlier, 'expired')) : [];
    const ahead = offer.main?.ahead ?? (followed.has(offer) ? 1 : 0);
    return [
      ...past,
      rate(0, suspended.has(offer) ? 'suspended' : 'published'),
      ...Array.from({ length: ahead }, (_, n) => rate(n + 1, 'published')),
      ...(drafted.has(offer) ? [rate(1, 'draft')] : []),
    ];
  });
}

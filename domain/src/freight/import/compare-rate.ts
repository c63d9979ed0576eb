import type { RatePrices, WrittenRate } from '@fairway/contract/freight-rates.ts';
import { exact } from '../../money/money.ts';
import { layersOf } from '../rate-layers.ts';
import type { SaidRate } from './read-row.ts';

const everybody = { isForEveryCustomer: true, levels: [], customerIds: [] };

/** A rate that nobody wrote before: what the sheet does not say is as in an empty form. */
export function newRate({ chargeIds: _, chargeCodes: __, ...said }: SaidRate): Required<WrittenRate> {
  return {
    ...{
      lineId: null,
      porId: null,
      delId: null,
      viaId: null,
      isDirect: true,
      serviceCode: '',
      contractNo: '',
    },
    ...{
      commodity: '',
      validityBasis: 'scheduledEtd',
      frequency: '',
      transitDays: null,
      freeDemurrage: null,
    },
    ...{ freeDetention: null, weightLimit: '', space: 'unknown', isFeatured: false, audience: everybody },
    ...{ sailingId: null, remark: '', remarkInternal: '' },
    ...said,
  };
}

/** The next version of a rate: what the sheet has no column for stays as it was. */
export function changedRate(
  { chargeIds, chargeCodes, surcharges, included, prices, ...said }: SaidRate,
  before: Required<WrittenRate>,
  /** Places and layers the sheet has a column for. */
  columns: ReadonlySet<string>,
): Required<WrittenRate> {
  return {
    ...before,
    ...said,
    prices: mergedPrices(prices, before.prices, columns),
    surcharges: [
      ...before.surcharges.filter(({ chargeCodeId }) => !chargeIds.includes(chargeCodeId)),
      ...surcharges.map((one) => {
        const kept = before.surcharges.find(({ chargeCodeId }) => chargeCodeId === one.chargeCodeId);
        // The same charge goes on: since when it holds does not change with the sheet.
        return kept && isSameCharge(kept, one) ? kept : one;
      }),
    ],
    included: [...before.included.filter((code) => !chargeCodes.includes(code)), ...included],
  };
}

const isSameCharge = (one: WrittenRate['surcharges'][number], other: WrittenRate['surcharges'][number]) =>
  one.currency === other.currency &&
  one.unit === other.unit &&
  isSameAmount(one.price, other.price) &&
  Object.keys({ ...one.prices, ...other.prices }).every((box) =>
    isSameAmount(one.prices[box], other.prices[box]),
  );

const isSameAmount = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one == null || other == null ? (one ?? null) === (other ?? null) : exact(one).equals(exact(other));

/** Names a place and a layer of a price. */
export const columnKey = (place: string, layer: string): string => `${place}\n${layer}`;

function mergedPrices(prices: RatePrices, before: RatePrices, columns: ReadonlySet<string>): RatePrices {
  if (prices.by !== before.by) return prices;
  const known = new Map(layersOf(before));
  const merged = <
    T extends { sell: string; cost?: string | null | undefined; floor?: string | null | undefined },
  >(
    one: T,
    place: string,
  ): T => {
    const had = known.get(place);
    if (!had) return one;
    const layer = (name: 'cost' | 'floor') =>
      one[name] ?? (columns.has(columnKey(place, name)) ? null : (had[name] ?? null));
    const [cost, floor] = [layer('cost'), layer('floor')];
    return {
      ...one,
      ...((cost !== null || had.cost !== undefined) && { cost }),
      ...((floor !== null || had.floor !== undefined) && { floor }),
    };
  };
  const has = (place: string) => layersOf(prices).some(([one]) => one === place);
  const isUnspoken = (place: string) =>
    ['sell', 'cost', 'floor'].every((layer) => !columns.has(columnKey(place, layer)));
  if (prices.by === 'box' && before.by === 'box')
    return {
      by: 'box',
      boxes: [
        ...prices.boxes.map((one) => merged(one, one.type)),
        ...before.boxes.filter(({ type }) => isUnspoken(type) && !has(type)),
      ],
    };
  if (prices.by === 'quantity' && before.by === 'quantity')
    return merged({ ...before, ...prices, minimumCharge: prices.minimumCharge ?? before.minimumCharge }, '');
  if (prices.by === 'weight' && before.by === 'weight')
    return {
      ...before,
      breaks: [
        ...prices.breaks.map((one) => merged(one, `+${one.fromKg}`)),
        ...before.breaks.filter(({ fromKg }) => isUnspoken(`+${fromKg}`) && !has(`+${fromKg}`)),
      ].sort((one, other) => Number(one.fromKg) - Number(other.fromKg)),
      minimum: prices.minimum ? merged(prices.minimum, 'M') : isUnspoken('M') ? before.minimum : null,
    };
  return prices;
}

/** What a rate is one of a kind by: two published ones of the same key never hold on the same day. */
export const rateKey = (rate: {
  mode: string;
  polId: string;
  podId: string;
  carrierId: string;
  rateType: string;
  serviceCode?: string;
  commodity?: string;
  porId?: string | null;
  delId?: string | null;
}): string =>
  [
    rate.mode,
    rate.polId,
    rate.podId,
    rate.carrierId,
    rate.rateType,
    rate.serviceCode ?? '',
    rate.commodity ?? '',
  ]
    .concat(rate.porId ?? '', rate.delId ?? '')
    .join('\n');

export interface PriceDifference {
  place: string;
  layer: 'sell' | 'cost' | 'floor';
  before: string | null;
  after: string | null;
}

/** Every price with the one before it, the selling prices first. */
export function priceDifferences(after: RatePrices, before: RatePrices | undefined): PriceDifference[] {
  const had = new Map(before ? layersOf(before) : []);
  const has = new Map(layersOf(after));
  return (['sell', 'cost', 'floor'] as const).flatMap((layer) =>
    [...new Set([...has.keys(), ...had.keys()])].flatMap((place) => {
      const [was, is] = [had.get(place)?.[layer] ?? null, has.get(place)?.[layer] ?? null];
      return was === null && is === null ? [] : [{ place, layer, before: was, after: is }];
    }),
  );
}

/** Fields in which two rates differ, amounts by value: 1520 and 1520.00 are one. */
export function changedFields(before: Required<WrittenRate>, after: Required<WrittenRate>): string[] {
  return Object.keys(after).filter((field) => {
    const name = field as keyof WrittenRate;
    return canonical(before[name]) !== canonical(after[name]);
  });
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (typeof one === 'string' && /^-?\d+(\.\d+)?$/.test(one)) return exact(one).toString();
    if (one === null || typeof one !== 'object' || Array.isArray(one)) return one;
    const filled = Object.entries(one).filter(([, inner]) => inner !== null && inner !== undefined);
    return Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1)));
  }) ?? '';

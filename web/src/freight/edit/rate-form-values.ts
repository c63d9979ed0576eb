import type { ChargeCondition } from '@fairway/contract/charges.ts';
import type {
  RatePrices,
  RateRow,
  RateSurcharge,
  TransportMode,
  WrittenRate,
} from '@fairway/contract/freight-rates.ts';
import { isByBox } from '../cargo/cargo-text.ts';
import { surchargeTypes } from './rate-fields.ts';

/** A rate as its form has it: one level, rows for prices and surcharges. */
export type FlatRate = Record<string, unknown>;

/** What of a surcharge the form does not show, by the place of its row: it is sent back as it came. */
type Kept = Pick<RateSurcharge, 'prices' | 'conditions'>;

export function flatRate({ prices, surcharges, audience, ...rest }: WrittenRate | RateRow): FlatRate {
  return { ...rest, ...audience, ...flatPrices(prices), surcharges: surcharges.map(flatSurcharge) };
}

/** What a new one begins with. */
export function newFlatRate(mode: TransportMode): FlatRate {
  if (isByBox(mode)) return { boxes: ['20GP', '40GP', '40HQ'].map((type) => ({ type })) };
  if (mode === 'AIR')
    return { breaks: ['0', '45', '100', '300', '500', '1000'].map((fromKg) => ({ fromKg })) };
  return {};
}

function flatPrices(prices: RatePrices): FlatRate {
  if (prices.by === 'box') return { boxes: prices.boxes };
  if (prices.by === 'quantity') {
    const { by: _, unit, ...rest } = prices;
    return { ...rest, priceUnit: unit };
  }
  const { by: _, minimum, ...rest } = prices;
  return {
    ...rest,
    ...{ minimumSell: minimum?.sell, minimumCost: minimum?.cost, minimumFloor: minimum?.floor },
  };
}

function flatSurcharge({ prices, conditions, ...rest }: RateSurcharge): FlatRate {
  const byType = Object.fromEntries(surchargeTypes.map((type) => [`box${type}`, prices[type] ?? '']));
  return { ...rest, ...byType, ...flatCondition(conditions) };
}

/** The form knows one condition of a few kinds; others stay as they are. */
function flatCondition([condition]: readonly ChargeCondition[]): FlatRate {
  if (!condition) return {};
  if ('is' in condition && condition.is) return { condition: condition.of };
  if (condition.of === 'kgPerBox' && condition.op === '>')
    return { condition: 'kgPerBox', conditionKg: condition.value };
  return {};
}

const isShown = (conditions: readonly ChargeCondition[]): boolean =>
  conditions.length === 0 || (conditions.length === 1 && 'condition' in flatCondition(conditions));

/** What is sent of a form; `before` has what the form does not show. */
export function writtenRate(mode: TransportMode, flat: FlatRate, before: RateRow | undefined): WrittenRate {
  const text = (field: string) => textOf(flat[field]);
  const idOf = (field: string) => textOf(flat[field]) || null;
  const numberOf = (field: string) => (typeof flat[field] === 'number' ? (flat[field] as number) : null);
  const surcharges = (flat.surcharges as FlatRate[] | undefined) ?? [];
  return {
    mode,
    ...{ lineId: idOf('lineId'), polId: text('polId'), podId: text('podId'), porId: idOf('porId') },
    ...{ delId: idOf('delId'), viaId: idOf('viaId'), isDirect: flat.isDirect === true },
    ...{ carrierId: text('carrierId'), serviceCode: text('serviceCode') },
    ...('contractNo' in flat && { contractNo: text('contractNo') }),
    ...{ rateType: text('rateType') as WrittenRate['rateType'], commodity: text('commodity') },
    ...{ currency: text('currency'), validFrom: text('validFrom'), validTo: text('validTo') },
    validityBasis: text('validityBasis') as WrittenRate['validityBasis'],
    ...{ frequency: text('frequency'), transitDays: numberOf('transitDays') },
    ...{ freeDemurrage: numberOf('freeDemurrage'), freeDetention: numberOf('freeDetention') },
    ...{ weightLimit: text('weightLimit'), space: (text('space') || 'unknown') as WrittenRate['space'] },
    isFeatured: flat.isFeatured === true,
    audience: {
      isForEveryCustomer: flat.isForEveryCustomer === true,
      levels: (flat.levels as WrittenRate['audience']['levels'] | undefined) ?? [],
      customerIds: (flat.customerIds as string[] | undefined) ?? [],
    },
    sailingId: idOf('sailingId'),
    prices: writtenPrices(mode, flat),
    surcharges: surcharges.map((one) => writtenSurcharge(one, keptOf(one, before))),
    included: (flat.included as string[] | undefined) ?? [],
    ...{ remark: text('remark'), remarkInternal: text('remarkInternal') },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const amountOf = (value: unknown): string | null => textOf(value) || null;

/** A layer that the form does not have is not sent: what stands there stays. */
const layersOf = (flat: FlatRate) => ({
  ...('cost' in flat && { cost: amountOf(flat.cost) }),
  ...('floor' in flat && { floor: amountOf(flat.floor) }),
  sell: textOf(flat.sell),
});

function writtenPrices(mode: TransportMode, flat: FlatRate): RatePrices {
  const rows = (field: string) => (flat[field] as FlatRate[] | undefined) ?? [];
  if (isByBox(mode))
    return {
      by: 'box',
      boxes: rows('boxes').map((row) => ({ type: textOf(row.type).toUpperCase(), ...layersOf(row) })),
    };
  if (mode === 'LCL')
    return {
      ...{ by: 'quantity', ...layersOf(flat), unit: (textOf(flat.priceUnit) || 'RT') as 'RT' },
      ...{ ratio: textOf(flat.ratio) || '1', minimumQuantity: textOf(flat.minimumQuantity) || '1' },
      ...{ minimumCharge: amountOf(flat.minimumCharge), cfsPortId: textOf(flat.cfsPortId) || null },
    };
  const minimum = layersOf({
    ...('minimumCost' in flat && { cost: flat.minimumCost }),
    ...('minimumFloor' in flat && { floor: flat.minimumFloor }),
    sell: flat.minimumSell,
  });
  return {
    by: 'weight',
    breaks: rows('breaks').map((row) => ({ fromKg: textOf(row.fromKg), ...layersOf(row) })),
    minimum: minimum.sell === '' ? null : minimum,
    divisor: typeof flat.divisor === 'number' ? flat.divisor : 6_000,
    mayUseNextBreak: flat.mayUseNextBreak === true,
    ...{ fuel: amountOf(flat.fuel), security: amountOf(flat.security) },
    ...{ densityBand: textOf(flat.densityBand), flight: textOf(flat.flight) },
  };
}

/** The surcharge a row was made of: of the same charge and beginning. */
function keptOf({ chargeCodeId, validFrom }: FlatRate, before: RateRow | undefined): Kept | undefined {
  return before?.surcharges.find((one) => one.chargeCodeId === chargeCodeId && one.validFrom === validFrom);
}

function writtenSurcharge(flat: FlatRate, kept: Kept | undefined): RateSurcharge {
  const shown = new Set<string>(surchargeTypes);
  const others = Object.entries(kept?.prices ?? {}).filter(([type]) => !shown.has(type));
  const typed = surchargeTypes.flatMap((type): [string, string][] => {
    const amount = textOf(flat[`box${type}`]);
    return amount === '' ? [] : [[type, amount]];
  });
  return {
    ...{ chargeCodeId: textOf(flat.chargeCodeId), unit: textOf(flat.unit) as RateSurcharge['unit'] },
    ...{ currency: textOf(flat.currency), prices: Object.fromEntries([...others, ...typed]) },
    ...{ price: amountOf(flat.price), minimum: amountOf(flat.minimum), maximum: amountOf(flat.maximum) },
    conditions: kept && !isShown(kept.conditions) ? kept.conditions : writtenConditions(flat),
    ...{ validFrom: textOf(flat.validFrom), validTo: textOf(flat.validTo) || null },
    ...{ paidAt: flat.paidAt === 'CC' ? 'CC' : 'PP', isMandatory: flat.isMandatory === true },
  };
}

function writtenConditions({ condition, conditionKg }: FlatRate): ChargeCondition[] {
  if (condition === 'dangerous' || condition === 'oversize' || condition === 'refrigerated')
    return [{ of: condition, is: true }];
  const value = textOf(conditionKg);
  return condition === 'kgPerBox' && value ? [{ of: 'kgPerBox', op: '>', value }] : [];
}

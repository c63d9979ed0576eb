import type {
  AskedCargo,
  ShownExclusion,
  ShownPrice,
  ShownPriceLine,
} from '@fairway/contract/freight-search.ts';
import { allInPrice } from '@fairway/domain/freight/all-in-price.ts';
import {
  type ExcludedCharge,
  type PriceLine,
  rememberingCharges,
} from '@fairway/domain/freight/apply-charge.ts';
import { type ChargeRule, narrowestRules, type ScopedRule } from '@fairway/domain/freight/charge-rule.ts';
import { type FreightCode, freightLines } from '@fairway/domain/freight/freight-lines.ts';
import { isWithin, type PricingDate } from '@fairway/domain/freight/pricing-date.ts';
import { sellingPrices } from '@fairway/domain/freight/rate-layers.ts';
import { sumByCurrency } from '@fairway/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { chargeCodesOf, portsById } from '../master-data/lookups.ts';
import { laneRule, localRule, ownRules } from './charge-rules.ts';
import { localChargesOf, surchargesOf, teuByType } from './charge-store.ts';
import { conversions } from './convert-prices.ts';
import type { StoredRate } from './rate-store.ts';
import type { Viewer } from './viewer.ts';

/** What a price is asked for, beside the rate. */
export interface PriceQuestion {
  cargo: AskedCargo;
  /** What everything is converted to, by the rates of this day. */
  currency: string;
  today: string;
  chosen: readonly string[];
  withCollect: boolean;
}

export interface PricedRate {
  /** Null where the rate has no price for what is asked. */
  price: ShownPrice | null;
  missing: readonly string[];
}

/** A rate, and the day that counts for it. */
interface PricedCandidate {
  rate: StoredRate;
  pricing: PricingDate;
}

const freightCodes: Readonly<Record<string, FreightCode>> = { FCL: 'OF', LCL: 'OF', RAIL: 'RF', AIR: 'AF' };
/** Everything that some rates of one way of transport come to, with three questions to the database for all of them. */
export async function priceRates(
  { db, language }: Pick<Context, 'db' | 'language'>,
  viewer: Viewer,
  candidates: readonly PricedCandidate[],
  question: PriceQuestion,
): Promise<Map<string, PricedRate>> {
  const [first] = candidates;
  if (!first) return new Map();
  const rates = candidates.map(({ rate }) => rate);
  const days = candidates.map(({ pricing }) => pricing.date).sort();
  const period = { from: days[0] ?? question.today, to: days.at(-1) ?? question.today };
  const places = [
    ...unique(rates.map(({ polId }) => polId)).map((portId) => ({ portId, direction: 'export' })),
    ...unique(rates.map(({ podId }) => podId)).map((portId) => ({ portId, direction: 'import' })),
  ];
  const { mode } = first.rate;
  const [codes, ports, teu, lane, local] = await Promise.all([
    chargeCodesOf(db, language),
    portsById(
      db,
      rates.map(({ podId }) => podId),
      language,
    ),
    teuByType(db),
    surchargesOf(db, {
      ...{ mode, ...period, carrierIds: unique(rates.map(({ carrierId }) => carrierId)) },
      ...{
        lineIds: unique(rates.map(({ lineId }) => lineId)),
        polIds: unique(rates.map(({ polId }) => polId)),
      },
      podIds: unique(rates.map(({ podId }) => podId)),
    }),
    localChargesOf(db, {
      places,
      mode,
      customerId: viewer.customerId,
      onlyPublic: !viewer.isStaff,
      ...period,
    }),
  ]);
  const laneRules = lane.map(laneRule);
  const [origin, destination] = ['export', 'import'].map((direction) =>
    local
      .filter((row) => row.direction === direction)
      .map((row) => ({ portId: row.portId, rule: localRule(row) })),
  );
  const codeOf = (chargeCodeId: string) => codes.byId.get(chargeCodeId)?.enCode ?? '';
  const nameOf = (chargeCode: string) => codes.byCode.get(chargeCode)?.fullName ?? chargeCode;

  const apply = rememberingCharges();
  const computed = new Map<string, Computed>();
  for (const { rate, pricing } of candidates) {
    const freight = freightLines(
      rate.id,
      freightCodes[rate.mode] ?? 'OF',
      sellingPrices(rate.prices, rate.currency),
      { ...question.cargo, days: null },
    );
    if (!freight.lines) {
      computed.set(rate.id, { missing: freight.missing });
      continue;
    }
    const asked = {
      ...{ customerId: viewer.customerId, terminalId: null, carrierId: rate.carrierId },
      ...{ lineId: rate.lineId, polId: rate.polId, podId: rate.podId },
    };
    const own = ownRules(rate, codeOf);
    // One that does not hold on the day does not stand in for that of the lane.
    const ownCodes = new Set(
      own.filter((rule) => isWithin(pricing.date, rule)).map(({ chargeCode }) => chargeCode),
    );
    const general = narrowestRules(laneRules, asked, pricing.date).filter(
      ({ chargeCode }) => !ownCodes.has(chargeCode),
    );
    const at = (rules: typeof origin, portId: string) =>
      narrowestRules(
        (rules ?? []).filter((one) => one.portId === portId).map(({ rule }) => rule),
        asked,
        pricing.date,
      );
    const starts = at(origin, rate.polId);
    const ends = at(destination, rate.podId);
    const rules: ChargeRule[] = [...own, ...general, ...starts, ...ends];
    const facts = {
      ...{ cargo: { ...question.cargo, days: null }, toCountry: ports.get(rate.podId)?.country ?? '' },
      ...{ date: pricing.date, teuByType: teu, isAir: rate.mode === 'AIR' },
      airDivisor: rate.prices.by === 'weight' ? rate.prices.divisor : 6_000,
      rtRatio: rate.prices.by === 'quantity' ? rate.prices.ratio : '1',
      ...{ value: question.cargo.goodsValue ?? null, included: rate.included, chosen: question.chosen },
      withCollect: question.withCollect,
    };
    const price = allInPrice(freight.lines, rules, facts, apply);
    const places = placesOf(starts, ends);
    const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
    const head = (one: PriceLine | ExcludedCharge) => ({
      chargeName: nameOf(one.chargeCode),
      place: places.get(one.ruleId) ?? ('freight' as const),
    });
    const lines = price.lines.map((line): ShownPriceLine => {
      const rule = ruleOf.get(line.ruleId);
      return {
        ...{ ...line, ...head(line) },
        ...{ validFrom: rule?.validFrom ?? rate.validFrom, validTo: rule ? rule.validTo : rate.validTo },
        isGeneral: places.has(line.ruleId) && isForEveryCarrier(rule),
      };
    });
    const excluded = price.excluded.map((one) => ({ ...one, ...head(one) }) as ShownExclusion);
    computed.set(rate.id, {
      ...{ lines, excluded, totals: [...price.totals], teu: price.teu },
      freight: sumByCurrency(freight.lines.map(({ amount }) => amount)),
    });
  }
  const convert = await conversions(
    db,
    question,
    [...computed.values()].flatMap((one) => ('totals' in one ? one.totals : [])),
  );
  return new Map(
    [...computed].map(([id, one]): [string, PricedRate] => [
      id,
      'missing' in one ? { price: null, ...one } : { price: { ...one, ...convert(one) }, missing: [] },
    ]),
  );
}

/** A price before it is converted; or what the rate does not offer. */
type Computed = Omit<ShownPrice, 'converted' | 'missingRate'> | { missing: readonly string[] };

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const placesOf = (starts: readonly ScopedRule[], ends: readonly ScopedRule[]) =>
  new Map<string, 'origin' | 'destination'>([
    ...starts.map(({ id }): [string, 'origin'] => [id, 'origin']),
    ...ends.map(({ id }): [string, 'destination'] => [id, 'destination']),
  ]);

const isForEveryCarrier = (rule: ChargeRule | undefined): boolean =>
  rule !== undefined && 'scope' in rule && (rule as ScopedRule).scope.carrierId === null;

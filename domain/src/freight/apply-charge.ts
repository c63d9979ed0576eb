import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { ChargeCondition, PaidAt } from '@fairway/contract/charges.ts';
import { compareMoney, exact, type Money, money, multiplyMoney, write } from '../money/money.ts';
import { airWeight } from './air-weight.ts';
import type { Cargo } from './cargo.ts';
import { unmetConditions } from './charge-condition.ts';
import type { ChargeRule, ChargeSource } from './charge-rule.ts';
import { revenueTons } from './lcl-price.ts';
import { teuOf } from './teu.ts';

/** One line of a price: how much of what, and by whose rule. */
export interface PriceLine {
  ruleId: string;
  source: ChargeSource;
  chargeCode: string;
  unit: ChargeUnit;
  /** The type of box where the price is for one; empty otherwise. */
  boxType: string;
  quantity: string;
  price: Money;
  amount: Money;
  paidAt: PaidAt;
  /** Whether the least or the most was charged in place of quantity times price. */
  bound: 'minimum' | 'maximum' | null;
}

/** Why a charge is not in a price. */
export type ExclusionReason =
  | { why: 'included' | 'optional' | 'collect' | 'expired' | 'notYetValid' | 'noDays' | 'noValue' }
  | { why: 'condition'; unmet: readonly ChargeCondition[] }
  | { why: 'noPrice'; boxTypes: readonly string[] };

export interface ExcludedCharge {
  ruleId: string;
  source: ChargeSource;
  chargeCode: string;
  unit: ChargeUnit;
  paidAt: PaidAt;
  /** What it would cost: of each type of box that is asked for, or of one of its unit. */
  prices: readonly { boxType: string; price: Money }[];
  reason: ExclusionReason;
}

export interface ChargeFacts {
  cargo: Cargo;
  toCountry: string;
  /** The day the charges of this shipment are those of. */
  date: string;
  teuByType: Readonly<Record<string, string>>;
  /** What is charged by kilogram: airlines have their own weight. */
  isAir: boolean;
  airDivisor: number;
  /** How much a ton counts against a cubic metre, as the freight itself is counted. */
  rtRatio: string;
  /** The value of the goods, which a percentage of a local charge is taken of. */
  value: Money | null;
  /** Charge codes the freight contains already. */
  included: readonly string[];
  /** Optional charges that were chosen. */
  chosen: readonly string[];
  /** Whether what is paid on arrival is in the price. */
  withCollect: boolean;
}

export type AppliedCharge =
  | { lines: readonly PriceLine[]; excluded?: undefined }
  | { lines?: undefined; excluded: ExcludedCharge };

/** A charge on a cargo: its lines, or why there are none. The freight is what a surcharge in percent is taken of. */
export function applyCharge(
  rule: ChargeRule,
  facts: ChargeFacts,
  freight: readonly Money[] = [],
): AppliedCharge {
  const reason = exclusion(rule, facts);
  if (reason) return excluded(rule, facts, reason);
  const counted = linesOf(rule, facts, freight);
  if (!Array.isArray(counted)) return excluded(rule, facts, counted);
  return { lines: counted };
}

/**
 * The same for many rates of one question, whose cargo and choices do not differ: a charge they share is computed once.
 */
export function rememberingCharges(): typeof applyCharge {
  const known = new Map<string, AppliedCharge>();
  return (rule, facts, freight) => {
    // Its amount is of one rate only.
    if (isOfFreight(rule)) return applyCharge(rule, facts, freight);
    const { date, toCountry, airDivisor, rtRatio, included } = facts;
    const key = `${rule.id} ${date} ${toCountry} ${airDivisor} ${rtRatio} ${included.includes(rule.chargeCode)}`;
    const before = known.get(key);
    if (before) return before;
    const applied = applyCharge(rule, facts);
    known.set(key, applied);
    return applied;
  };
}

const excluded = (rule: ChargeRule, { cargo }: ChargeFacts, reason: ExclusionReason): AppliedCharge => {
  const { id: ruleId, source, chargeCode, unit, paidAt, currency } = rule;
  const types = unit === 'ctn' ? cargo.boxes.map(({ type }) => type) : [''];
  const prices = types.flatMap((boxType) => {
    const price = unit === 'ctn' ? priceOfBox(rule, boxType) : rule.price;
    return price === null ? [] : [{ boxType, price: money(currency, price) }];
  });
  return { excluded: { ruleId, source, chargeCode, unit, paidAt, prices, reason } };
};

const priceOfBox = (rule: ChargeRule, type: string): string | null =>
  (Object.hasOwn(rule.prices, type) ? rule.prices[type] : rule.price) ?? null;

function exclusion(rule: ChargeRule, facts: ChargeFacts): ExclusionReason | undefined {
  if (facts.included.includes(rule.chargeCode)) return { why: 'included' };
  if (facts.date < rule.validFrom) return { why: 'notYetValid' };
  if (rule.validTo !== null && rule.validTo < facts.date) return { why: 'expired' };
  const unmet = unmetConditions(rule.conditions, facts);
  if (unmet.length > 0) return { why: 'condition', unmet };
  if (!rule.isMandatory && !facts.chosen.includes(rule.chargeCode)) return { why: 'optional' };
  if (rule.paidAt === 'CC' && !facts.withCollect) return { why: 'collect' };
  return undefined;
}

/** A line for each type of box; none at all where one of them has no price, for a part of a charge is a wrong one. */
function perBox(rule: ChargeRule, { boxes }: Cargo): PriceLine[] | ExclusionReason {
  const asked = boxes.filter(({ count }) => count > 0);
  const missing = asked.filter(({ type }) => priceOfBox(rule, type) === null).map(({ type }) => type);
  if (missing.length > 0) return { why: 'noPrice', boxTypes: missing };
  return asked.map(({ type, count }) => line(rule, type, String(count), priceOfBox(rule, type) ?? '0'));
}

function linesOf(
  rule: ChargeRule,
  facts: ChargeFacts,
  freight: readonly Money[],
): PriceLine[] | ExclusionReason {
  if (rule.unit === 'ctn') return perBox(rule, facts.cargo);
  if (rule.unit === 'day' && facts.cargo.days === null) return { why: 'noDays' };
  if (rule.unit === 'pct') return percentage(rule, isOfFreight(rule) ? freight : [facts.value]);
  if (rule.price === null) return { why: 'noPrice', boxTypes: [] };
  return [line(rule, '', quantityOf(rule.unit, facts), rule.price)];
}

function quantityOf(unit: Exclude<ChargeUnit, 'ctn' | 'pct'>, facts: ChargeFacts): string {
  const { cargo } = facts;
  switch (unit) {
    case 'teu':
      return teuOf(cargo.boxes, facts.teuByType);
    case 'bl':
    case 'set':
      return String(cargo.bills);
    case 'rt':
      return revenueTons(cargo, facts.rtRatio);
    case 'cbm':
      return write(exact(cargo.cbm));
    case 'kg':
      return facts.isAir ? airWeight(cargo, facts.airDivisor).chargeableKg : write(exact(cargo.grossKg));
    case 'shipment':
      return '1';
    case 'day':
      return String(Math.max(0, cargo.days ?? 0) * Math.max(1, boxCount(cargo)));
  }
}

const boxCount = ({ boxes }: Cargo): number => boxes.reduce((sum, { count }) => sum + count, 0);

/** A surcharge in percent is of the freight, as for currency (CAF); a local charge of the goods, as insurance is. */
const isOfFreight = ({ unit, source }: ChargeRule): boolean =>
  unit === 'pct' && (source === 'rateSurcharge' || source === 'laneSurcharge');

/**
 * Of a value in the currency of the charge; the price is the percentage. Goods may be worth something in another
 * currency: their share is in that, unless what is due at least or at most is in that of the charge.
 */
function percentage(rule: ChargeRule, values: readonly (Money | null)[]): PriceLine[] | ExclusionReason {
  const isBounded = rule.minimum !== null || rule.maximum !== null;
  const [other] = isBounded || isOfFreight(rule) ? [] : values;
  const value = values.find((one) => one?.currency === rule.currency) ?? other;
  if (!value) return { why: 'noValue' };
  if (rule.price === null) return { why: 'noPrice', boxTypes: [] };
  const share = write(exact(value.amount).div(100));
  return [line({ ...rule, currency: value.currency }, '', share, rule.price)];
}

function line(rule: ChargeRule, boxType: string, quantity: string, price: string): PriceLine {
  const { id: ruleId, source, chargeCode, unit, paidAt, currency } = rule;
  const each = money(currency, price);
  const full = multiplyMoney(each, quantity);
  const { amount, bound } = bounded(full, rule);
  return { ruleId, source, chargeCode, unit, boxType, quantity, price: each, amount, paidAt, bound };
}

function bounded(amount: Money, { minimum, maximum }: ChargeRule): Pick<PriceLine, 'amount' | 'bound'> {
  const limit = (text: string) => multiplyMoney(money(amount.currency, text), 1);
  if (minimum !== null && compareMoney(amount, limit(minimum)) < 0)
    return { amount: limit(minimum), bound: 'minimum' };
  if (maximum !== null && compareMoney(amount, limit(maximum)) > 0)
    return { amount: limit(maximum), bound: 'maximum' };
  return { amount, bound: null };
}

import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { ChargeCondition, PaidAt } from '@fairway/contract/charges.ts';

/** Where a line of a price comes from, for the line to say so. */
export type ChargeSource = 'freight' | 'rateSurcharge' | 'laneSurcharge' | 'localCharge' | 'customerCharge';

/** One charge as somebody published it. */
export interface ChargeRule {
  id: string;
  source: ChargeSource;
  chargeCode: string;
  unit: ChargeUnit;
  currency: string;
  /** By type of box; a type that is not here costs the flat price, or is not offered where there is none. */
  prices: Readonly<Record<string, string>>;
  price: string | null;
  minimum: string | null;
  maximum: string | null;
  paidAt: PaidAt;
  /** Optional ones are in the price only where they were chosen. */
  isMandatory: boolean;
  conditions: readonly ChargeCondition[];
  validFrom: string;
  validTo: string | null;
}

/** Whom and what a charge is for; null stands for all. */
export interface ChargeScope {
  customerId: string | null;
  terminalId: string | null;
  carrierId: string | null;
  lineId: string | null;
  polId: string | null;
  podId: string | null;
}

/** The narrower one wins: a customer's own before a terminal's before a carrier's before the general one. */
const weights: Readonly<Record<keyof ChargeScope, number>> = {
  customerId: 32,
  terminalId: 16,
  carrierId: 8,
  podId: 4,
  polId: 2,
  lineId: 1,
};
const scopeKeys = Object.keys(weights) as (keyof ChargeScope)[];

export const isInScope = (scope: ChargeScope, asked: ChargeScope): boolean =>
  scopeKeys.every((key) => scope[key] === null || scope[key] === asked[key]);

export const narrowness = (scope: ChargeScope): number =>
  scopeKeys.reduce((sum, key) => sum + (scope[key] === null ? 0 : weights[key]), 0);

export type ScopedRule = ChargeRule & { scope: ChargeScope };

/**
 * Of the rules for one charge the narrowest that holds on the day, whatever it is counted by; of equals counted by the
 * same the one that began last. Whether its conditions hold is asked later: a customer's own price stands in for the
 * general one even where nothing is due.
 */
export function narrowestRules(rules: readonly ScopedRule[], asked: ChargeScope, date: string): ScopedRule[] {
  const chosen = new Map<string, ScopedRule[]>();
  for (const rule of rules) {
    if (!isInScope(rule.scope, asked) || date < rule.validFrom) continue;
    if (rule.validTo !== null && rule.validTo < date) continue;
    const key = kindOf(rule);
    const before = chosen.get(key);
    const byScope = before?.[0] ? narrowness(rule.scope) - narrowness(before[0].scope) : 1;
    if (!before || byScope > 0) chosen.set(key, [rule]);
    else if (byScope === 0) chosen.set(key, withLatest(before, rule));
  }
  return [...chosen.values()].flat().sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Rules of one kind stand in for each other. A search asks for each of them once for every rate. */
const kinds = new WeakMap<ScopedRule, string>();
function kindOf(rule: ScopedRule): string {
  const known = kinds.get(rule) ?? JSON.stringify([rule.chargeCode, rule.conditions]);
  kinds.set(rule, known);
  return known;
}

/** Of one scope there may be a rule for each unit: so much a bill and so much a box. */
function withLatest(before: ScopedRule[], rule: ScopedRule): ScopedRule[] {
  const same = before.find(({ unit }) => unit === rule.unit);
  if (!same) return [...before, rule];
  return isLater(rule, same) ? [...before.filter((one) => one !== same), rule] : before;
}

function isLater(one: ScopedRule, other: ScopedRule): boolean {
  if (one.validFrom !== other.validFrom) return one.validFrom > other.validFrom;
  return one.id < other.id;
}

import type { Db } from '../database/open.ts';
import { allChanges } from '../entities/change-history.ts';
import { loadRules, type StoredRule } from './store.ts';
import type { DateFormat } from './tables.ts';

/** What is put down of a rule when it changes. */
export interface RuleState {
  fullName: string;
  prefix: string;
  dateFormat: DateFormat;
  digit: number;
  startNumber: number;
}

export const stateOf = ({ fullName, prefix, dateFormat, digit, startNumber }: StoredRule): RuleState => ({
  ...{ fullName, prefix, dateFormat, digit, startNumber: Number(startNumber) },
});

/** A rule as it is and as it was at any time: its changes are taken back one after the other. */
export async function rulesBefore(db: Db, rule: StoredRule): Promise<RuleState[]> {
  const states = [stateOf(rule)];
  for (const { differences } of await allChanges(db, 'billRule', rule.id)) {
    const before = Object.fromEntries(differences.map((one) => [one.field, one.before]));
    states.push({ ...(states.at(-1) ?? stateOf(rule)), ...before });
  }
  return states;
}

/** Every prefix that other rules have, or had: their numbers are still there. */
export async function otherPrefixes(db: Db, ruleId: string): Promise<string[]> {
  const rules = (await loadRules(db)).filter(({ id }) => id !== ruleId);
  const changed = (await allChanges(db, 'billRule')).filter(({ entityId }) => entityId !== ruleId);
  const had = changed
    .flatMap(({ differences }) => differences)
    .filter(({ field }) => field === 'prefix')
    .map(({ before }) => String(before));
  return [...rules.map(({ prefix }) => prefix), ...had];
}

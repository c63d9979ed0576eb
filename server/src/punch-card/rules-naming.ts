import type { Db } from '../database/open.ts';
import { findRulesNaming } from './rule-store.ts';

const few = 5;

/** Rules that are for a department or group: without it they would be for nobody. */
export async function rulesNaming(db: Db, unitId: string): Promise<{ count: number; names: string[] }> {
  const names = await findRulesNaming(db, unitId);
  return { count: names.length, names: names.slice(0, few) };
}

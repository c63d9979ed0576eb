import type { Db } from '../database/open.ts';
import { findKnown } from './store.ts';

/** Those of these codes that have a rule: a form names them. */
export const billRuleCache = async (db: Db, enCodes: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await findKnown(db, enCodes));

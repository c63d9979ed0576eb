import type { Db } from '../database/open.ts';
import { findKnown } from './store.ts';

/** Those of these interfaces that are there: a form names them. */
export const interfaceCache = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await findKnown(db, ids));

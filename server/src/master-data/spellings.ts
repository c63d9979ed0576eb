import type { Db } from '../database/open.ts';
import { findBoxTypes, findCarrierSpellings, findPortSpellings } from './store.ts';

/** Everything that ports, carriers and boxes go by, for reading what others wrote. */
export async function masterDataSpellings(db: Db) {
  const [ports, carriers, boxTypes] = await Promise.all([
    findPortSpellings(db),
    findCarrierSpellings(db),
    findBoxTypes(db),
  ]);
  return { ports, carriers, boxTypes };
}

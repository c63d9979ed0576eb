import type { Db } from '../../database/open.ts';
import { listFlowsNaming } from './store.ts';

const few = 5;

/** Flows that ask for a company, department, position, role or group by its id, as they stand or while they run. */
export async function flowsNaming(db: Db, unitId: string) {
  const names = await listFlowsNaming(db, unitId);
  return { count: names.length, names: names.slice(0, few) };
}

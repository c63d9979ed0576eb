import type { Db } from '../../database/open.ts';
import { listFormsNaming } from './store.ts';

const few = 5;

/** Forms whose fields choose from, or begin with, a company, department, position, role or group. */
export async function formsNaming(db: Db, unitId: string) {
  const names = await listFormsNaming(db, unitId);
  return { count: names.length, names: names.slice(0, few) };
}

import type { Db } from '../../database/open.ts';
import type { AskedDictionary } from '../../dictionary/admin/uses.ts';

const few = 5;

/** Templates that stand in a category. */
export async function flowsOfCategory(db: Db, { names, values }: AskedDictionary) {
  if (!names.includes('WorkFlowCategory')) return { count: 0, names: [] };
  const all = db.selectFrom('flow_template').select('fullName').orderBy('fullName');
  const rows = await (values ? all.where('category', 'in', values) : all).execute();
  return { count: rows.length, names: rows.slice(0, few).map(({ fullName }) => fullName) };
}

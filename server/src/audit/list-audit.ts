import type { Db } from '../database/open.ts';
import { findAudit } from './store.ts';

/** One page of what was done, newest first. */
export async function listAudit(db: Db, wanted: Parameters<typeof findAudit>[1]) {
  const { rows, total } = await findAudit(db, wanted);
  const list = rows.map(({ id, at, userId, ...line }) => ({
    ...line,
    id: String(id),
    at: at.getTime(),
    userId: userId ?? '',
  }));
  return { list, total };
}

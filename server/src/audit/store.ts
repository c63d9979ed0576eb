import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { AuditTables } from './tables.ts';

export async function insertAudit(db: Db, line: Insertable<AuditTables['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(line).execute();
}

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  userId?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
}

/** Newest first. The count stops at a bound: a log of years is never counted whole. */
export async function listAudit(db: Db, wanted: Wanted) {
  const countedAtMost = 10_000;
  let lines = db.selectFrom('audit_log');
  if (wanted.userId) lines = lines.where('userId', '=', wanted.userId);
  if (wanted.startTime !== undefined) lines = lines.where('at', '>=', new Date(wanted.startTime));
  if (wanted.endTime !== undefined) lines = lines.where('at', '<', new Date(wanted.endTime));
  if (wanted.keyword) {
    const pattern = `%${wanted.keyword.replace(/[\\%_]/g, '\\$&')}%`;
    lines = lines.where((e) =>
      e.or([
        e('account', 'ilike', pattern),
        e('realName', 'ilike', pattern),
        e('name', 'ilike', pattern),
        e('target', 'ilike', pattern),
      ]),
    );
  }
  const offset = (wanted.currentPage - 1) * wanted.pageSize;
  const [rows, counted] = await Promise.all([
    lines
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(wanted.pageSize)
      .offset(Math.min(offset, countedAtMost))
      .execute(),
    db
      .selectFrom(lines.select('id').limit(countedAtMost).as('counted'))
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

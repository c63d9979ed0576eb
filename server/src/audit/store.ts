import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, readPage } from '../database/page.ts';
import { deletedAccountOf, deletedPersonName } from '../language/words.ts';
import type { AuditTables } from './tables.ts';

export async function insertAudit(db: Db, line: Insertable<AuditTables['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(line).execute();
}

/** Takes the name of a person who is gone out of their lines. */
export async function renameActor(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('audit_log')
    .set({ account: deletedAccountOf(userId), realName: deletedPersonName })
    .where('userId', '=', userId)
    .execute();
}

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  userId?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
}

/** Newest first. */
export async function listAudit(db: Db, wanted: Wanted) {
  let lines = db.selectFrom('audit_log').selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
  if (wanted.userId) lines = lines.where('userId', '=', wanted.userId);
  if (wanted.startTime !== undefined) lines = lines.where('at', '>=', new Date(wanted.startTime));
  if (wanted.endTime !== undefined) lines = lines.where('at', '<', new Date(wanted.endTime));
  if (wanted.keyword) {
    const pattern = containing(wanted.keyword);
    lines = lines.where((e) =>
      e.or([
        e('account', 'ilike', pattern),
        e('realName', 'ilike', pattern),
        e('name', 'ilike', pattern),
        e('target', 'ilike', pattern),
      ]),
    );
  }
  return readPage(db, lines, wanted);
}

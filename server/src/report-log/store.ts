import type { ReportKind } from '@fairway/contract/report-log.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ReportLogTables } from './tables.ts';

type Report = ReportLogTables['report_log'];

export async function insertReport(db: Db, report: Insertable<Report>): Promise<void> {
  await db.insertInto('report_log').values(report).execute();
}

export async function findReport(db: Db, id: string) {
  return db.selectFrom('report_log').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Two who change it, or read it while it is changed, come one after the other. */
export async function takeReport(db: Db, id: string) {
  return db.selectFrom('report_log').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateReport(db: Db, id: string, changes: Updateable<Report>): Promise<void> {
  await db
    .updateTable('report_log')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteReportRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('report_log').where('id', '=', id).execute();
}

export async function keepEarlier(
  db: Db,
  earlier: Insertable<ReportLogTables['report_log_earlier']>,
): Promise<void> {
  await db.insertInto('report_log_earlier').values(earlier).execute();
}

export const earlierOf = (db: Db, reportId: string) =>
  db
    .selectFrom('report_log_earlier')
    .selectAll()
    .where('reportId', '=', reportId)
    .orderBy('version', 'desc')
    .execute();

/** Those who got it already keep when they read it. */
export async function saveReceivers(
  db: Db,
  reportId: string,
  receivers: readonly { userId: string; isCopy: boolean }[],
  sentAt: Date,
): Promise<void> {
  await db
    .deleteFrom('report_log_receiver')
    .where('reportId', '=', reportId)
    .where(
      'userId',
      'not in',
      receivers.map(({ userId }) => userId),
    )
    .execute();
  await db
    .insertInto('report_log_receiver')
    .values(
      receivers.map(({ userId, isCopy }, place) => ({
        ...{ reportId, userId, isCopy, place, sentAt, readTime: null },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['reportId', 'userId'])
        .doUpdateSet((e) => ({ isCopy: e.ref('excluded.isCopy'), place: e.ref('excluded.place') })),
    )
    .execute();
}

export const receiversOf = (db: Db, reportId: string) =>
  db
    .selectFrom('report_log_receiver')
    .select(['userId', 'isCopy', 'readTime'])
    .where('reportId', '=', reportId)
    .orderBy('place')
    .execute();

/** Whether this was the first time they read it; undefined for who did not get it. */
export async function markRead(db: Db, reportId: string, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_log_receiver')
    .set({ readTime: now })
    .where('reportId', '=', reportId)
    .where('userId', '=', userId)
    .where('readTime', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those who have not read it and were not reminded since; from now on they were. */
export async function takeUnreminded(db: Db, reportId: string, since: Date, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('report_log_receiver')
    .set({ remindedTime: now })
    .where('reportId', '=', reportId)
    .where('readTime', 'is', null)
    .where((e) => e.or([e('remindedTime', 'is', null), e('remindedTime', '<', since)]))
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('report_log_receiver')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('readTime', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The one about the latest time before a day. */
export const findLast = (db: Db, userId: string, kind: ReportKind, before: string) =>
  db
    .selectFrom('report_log')
    .selectAll()
    .where('creatorUserId', '=', userId)
    .where('kind', '=', kind)
    .where('periodFrom', '<', before)
    .orderBy('periodFrom', 'desc')
    .orderBy('creatorTime', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What somebody wrote of a kind about days of a time, the earliest first. */
export const listOwnWithin = (db: Db, userId: string, kind: ReportKind, from: string, to: string) =>
  db
    .selectFrom('report_log')
    .select(['id', 'periodFrom', 'todayContent'])
    .where('creatorUserId', '=', userId)
    .where('kind', '=', kind)
    .where('periodFrom', '>=', from)
    .where('periodFrom', '<=', to)
    .orderBy('periodFrom')
    .orderBy('creatorTime')
    .execute();

/** What else is kept about somebody's reporting, when they delete their account. */
export async function forgetPersonIn(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('report_log').where('creatorUserId', '=', userId).execute();
  await db.deleteFrom('report_log_rule').where('userId', '=', userId).execute();
  await db.deleteFrom('report_log_reminder').where('userId', '=', userId).execute();
}

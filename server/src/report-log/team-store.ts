import type { ReportKind, ReportRule } from '@fairway/contract/report-log.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

const among = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`;

/** Which of these people wrote about a time. */
export async function writersAbout(
  db: Db,
  userIds: readonly string[],
  kind: ReportKind,
  periodFrom: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('report_log')
    .select('creatorUserId')
    .distinct()
    .where('creatorUserId', '=', among(userIds))
    .where('kind', '=', kind)
    .where('periodFrom', '=', periodFrom)
    .execute();
  return new Set(rows.map(({ creatorUserId }) => creatorUserId));
}

/** What these people wrote about days of a time: each time once, late only if nothing about it was in time. */
export const writtenWithin = (db: Db, userIds: readonly string[], from: string, to: string) =>
  db
    .selectFrom('report_log')
    .select(['creatorUserId', 'kind', 'periodFrom'])
    .select(sql<boolean>`bool_and("isLate")`.as('isLate'))
    .where('creatorUserId', '=', among(userIds))
    .where('periodTo', '>=', from)
    .where('periodFrom', '<=', to)
    .groupBy(['creatorUserId', 'kind', 'periodFrom'])
    .execute();

export const remindersOf = (db: Db, userIds: readonly string[], kind: ReportKind, periodFrom: string) =>
  db
    .selectFrom('report_log_reminder')
    .select(['userId', 'remindedTime'])
    .where('userId', '=', among(userIds))
    .where('kind', '=', kind)
    .where('periodFrom', '=', periodFrom)
    .execute();

export async function saveReminders(
  db: Db,
  userIds: readonly string[],
  kind: ReportKind,
  periodFrom: string,
  remindedTime: Date,
): Promise<void> {
  await db
    .insertInto('report_log_reminder')
    .values(userIds.map((userId) => ({ userId, kind, periodFrom, remindedTime })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind', 'periodFrom']).doUpdateSet({ remindedTime }),
    )
    .execute();
}

export const findRule = (db: Db, userId: string) =>
  db
    .selectFrom('report_log_rule')
    .select(['daily', 'weekly', 'monthly', 'remindAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();

export async function saveRule(db: Db, userId: string, rule: ReportRule): Promise<void> {
  await db
    .insertInto('report_log_rule')
    .values({ ...rule, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(rule))
    .execute();
}

/** Rules whose time has come today; they are held, so that two processes do not remind twice. */
export const takeRulesDue = (db: Db, day: string, minute: number) =>
  db
    .selectFrom('report_log_rule')
    .select(['userId', 'daily', 'weekly', 'monthly'])
    .where('remindAt', '<=', minute)
    .where('remindedOn', '<', day)
    .orderBy('userId')
    .forUpdate()
    .execute();

export async function noteReminded(db: Db, userIds: readonly string[], day: string): Promise<void> {
  await db
    .updateTable('report_log_rule')
    .set({ remindedOn: day })
    .where('userId', '=', among(userIds))
    .execute();
}

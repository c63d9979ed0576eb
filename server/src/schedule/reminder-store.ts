import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ScheduleTables } from './tables.ts';

type ReminderRow = ScheduleTables['schedule_reminder'];
export type PlannedReminder = Omit<ReminderRow, 'firedAt'>;

/** Taken, and whether who is reminded still works here. */
export type DueReminder = ReminderRow & { isThere: boolean };

/** What is planned of these events and did not come yet is forgotten: it is planned anew. */
export async function dropWaitingReminders(db: Db, eventIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('schedule_reminder')
    .where('eventId', '=', (e) => e.fn.any(e.val(eventIds)))
    .where('firedAt', 'is', null)
    .execute();
}

/** One that came already comes again only where its moment is another one now. */
export async function planRows(db: Db, rows: readonly PlannedReminder[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into schedule_reminder ("eventId", "originalStart", "userId", code, "dueAt")
    select one."eventId", one."originalStart", one."userId", one.code, one."dueAt"
    from json_to_recordset(${JSON.stringify(rows)}) as one ("eventId" text, "originalStart" text, "userId" text,
      code int, "dueAt" timestamptz)
    on conflict ("eventId", "originalStart", "userId", code) do update
      set "dueAt" = excluded."dueAt", "firedAt" = null
      where schedule_reminder."dueAt" <> excluded."dueAt"`.execute(db);
}

/**
 * Takes some that are due, in the transaction that tells of them: a process that dies gives them back, and two never
 * take the same.
 */
export async function takeDueReminders(db: Db, now: Date, most: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    update schedule_reminder r set "firedAt" = ${now}
    from (
      select "eventId", "originalStart", "userId", code from schedule_reminder
      where "firedAt" is null and "dueAt" <= ${now}
      order by "dueAt", "eventId", "originalStart", "userId" limit ${most} for update skip locked) due
    where r."eventId" = due."eventId" and r."originalStart" = due."originalStart" and r."userId" = due."userId"
      and r.code = due.code
    returning r.*, exists (select from user_account u where u.id = r."userId" and u."enabledMark" <> 0
      and u."deletedAt" is null) as "isThere"`.execute(db);
  return rows;
}

/** Where mail reaches these people, of whom has an address. */
export async function addressesOf(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from user_account where id = any(${userIds}) and email <> '' order by id`.execute(db);
  return rows.map(({ email }) => email);
}

/** What came long ago is not asked about any more. */
export async function dropOldReminders(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('schedule_reminder').where('dueAt', '<', before).execute();
}

import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { CalendarTables } from './tables.ts';

type Day = CalendarTables['calendar_day'];

/** Until the end of the transaction nobody else changes the calendar. */
export async function holdCalendar(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('calendar', 0))`.execute(db);
}

export async function loadDays(db: Db): Promise<Day[]> {
  return db.selectFrom('calendar_day').selectAll().orderBy('day').execute();
}

export async function findDays(db: Db, days: readonly string[]): Promise<Day[]> {
  return db.selectFrom('calendar_day').selectAll().where('day', 'in', days).execute();
}

export async function saveDays(db: Db, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('calendar_day')
    .values([...days])
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((e) => ({
        isWorked: e.ref('excluded.isWorked'),
        name: e.ref('excluded.name'),
      })),
    )
    .execute();
}

export async function deleteDays(db: Db, days: readonly string[]): Promise<void> {
  if (days.length > 0) await db.deleteFrom('calendar_day').where('day', 'in', days).execute();
}

import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ScheduleTables } from './tables.ts';

export type EventRow = ScheduleTables['schedule_event'];
export type ExceptionRow = ScheduleTables['schedule_exception'];
export type ParticipantRow = ScheduleTables['schedule_participant'];

export async function insertEvent(db: Db, event: Insertable<EventRow>): Promise<void> {
  await db.insertInto('schedule_event').values(event).execute();
}

export async function updateEvent(db: Db, id: string, changes: Updateable<EventRow>): Promise<void> {
  await db
    .updateTable('schedule_event')
    .set((e) => ({ ...changes, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteEvent(db: Db, id: string): Promise<void> {
  await db.deleteFrom('schedule_event').where('id', '=', id).execute();
}

export const findEvent = (db: Db, id: string): Promise<EventRow | undefined> =>
  db.selectFrom('schedule_event').selectAll().where('id', '=', id).executeTakeFirst();

export async function findEvents(db: Db, ids: readonly string[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('schedule_event')
    .selectAll()
    .where('id', '=', (e) => e.fn.any(e.val(ids)))
    .execute();
}

/** Two who change it at the same time come one after the other. */
export const takeEvent = (db: Db, id: string): Promise<EventRow | undefined> =>
  db.selectFrom('schedule_event').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What these people have between two moments, and more of the same series. */
export async function eventsOfPeople(
  db: Db,
  userIds: readonly string[],
  { from, before }: { from: Date; before: Date },
  most?: number,
): Promise<EventRow[]> {
  const theirs = db
    .selectFrom('schedule_participant')
    .select('eventId')
    .where('userId', '=', (e) => e.fn.any(e.val(userIds)))
    .where('lastAt', '>=', from)
    .where('firstAt', '<', before);
  const rows = db.selectFrom('schedule_event').selectAll().where('id', 'in', theirs);
  return most === undefined
    ? rows.execute()
    : rows.orderBy('lastAt', 'desc').orderBy('id').limit(most).execute();
}

/** Events with a reminder that go on after a moment and begin before another. */
export const remindedEvents = (db: Db, from: Date, before: Date): Promise<EventRow[]> =>
  db
    .selectFrom('schedule_event')
    .selectAll()
    .where('reminderTime', '<>', -2)
    .where('lastAt', '>=', from)
    .where('firstAt', '<', before)
    .execute();

export async function exceptionsOf(db: Db, eventIds: readonly string[]): Promise<ExceptionRow[]> {
  if (eventIds.length === 0) return [];
  return db
    .selectFrom('schedule_exception')
    .selectAll()
    .where('eventId', '=', (e) => e.fn.any(e.val(eventIds)))
    .orderBy('originalStart')
    .execute();
}

export async function replaceExceptions(
  db: Db,
  eventId: string,
  rows: readonly ExceptionRow[],
): Promise<void> {
  await db.deleteFrom('schedule_exception').where('eventId', '=', eventId).execute();
  if (rows.length > 0)
    await db
      .insertInto('schedule_exception')
      .values([...rows])
      .execute();
}

/** Of all who take part in these events, or of some of them. */
export async function participantsOf(
  db: Db,
  eventIds: readonly string[],
  userIds?: readonly string[],
): Promise<ParticipantRow[]> {
  if (eventIds.length === 0) return [];
  let rows = db
    .selectFrom('schedule_participant')
    .selectAll()
    .where('eventId', '=', (e) => e.fn.any(e.val(eventIds)));
  if (userIds) rows = rows.where('userId', '=', (e) => e.fn.any(e.val(userIds)));
  return rows.orderBy('eventId').orderBy('originalStart').orderBy('userId').execute();
}

export async function replaceParticipants(
  db: Db,
  eventId: string,
  rows: readonly ParticipantRow[],
): Promise<void> {
  await db.deleteFrom('schedule_participant').where('eventId', '=', eventId).execute();
  if (rows.length > 0)
    await db
      .insertInto('schedule_participant')
      .values([...rows])
      .execute();
}

export async function saveParticipant(db: Db, row: ParticipantRow): Promise<void> {
  await db
    .insertInto('schedule_participant')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'originalStart', 'userId'])
        .doUpdateSet({ answer: row.answer, proposedAt: row.proposedAt }),
    )
    .execute();
}

export async function forgetSchedule(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('schedule_reminder').where('userId', '=', userId).execute();
  await db.deleteFrom('schedule_participant').where('userId', '=', userId).execute();
  await db.deleteFrom('schedule_feed').where('userId', '=', userId).execute();
  await db.deleteFrom('schedule_layer').where('userId', '=', userId).execute();
  await db.deleteFrom('schedule_import').where('userId', '=', userId).execute();
  // What they planned with others stays in the calendars of those; what was theirs alone goes.
  await db
    .deleteFrom('schedule_event')
    .where('creatorUserId', '=', userId)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('schedule_participant')
            .select('userId')
            .whereRef('schedule_participant.eventId', '=', 'schedule_event.id'),
        ),
      ),
    )
    .execute();
}

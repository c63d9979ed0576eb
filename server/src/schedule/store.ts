import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ScheduleTables } from './tables.ts';

export type EventRow = ScheduleTables['schedule_event'];
export type ExceptionRow = ScheduleTables['schedule_exception'];
export type ParticipantRow = ScheduleTables['schedule_participant'];

/** Many rows as one parameter. A text that was cut may end in half a sign, which no JSON of the database may hold. */
const asJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

export async function insertEvents(db: Db, events: readonly EventRow[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into schedule_event
    select * from json_populate_recordset(null::schedule_event, ${asJson(events)})`.execute(db);
}

export type EventChange = Omit<EventRow, 'version' | 'creatorUserId' | 'creatorTime' | 'uid'>;

export async function updateEvents(db: Db, events: readonly EventChange[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = one.${sql.ref(column)}`));
  await sql`
    update schedule_event e set version = e.version + 1, ${set}
    from json_populate_recordset(null::schedule_event, ${asJson(events)}) one
    where e.id = one.id`.execute(db);
}

export async function deleteEvents(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('schedule_event')
    .where('id', '=', (e) => e.fn.any(e.val(ids)))
    .execute();
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

/** The same of many, in an order in which two who take some of the same never wait for each other. */
export const takeEvents = (db: Db, ids: readonly string[]): Promise<EventRow[]> =>
  db
    .selectFrom('schedule_event')
    .selectAll()
    .where('id', '=', (e) => e.fn.any(e.val(ids)))
    .orderBy('id')
    .forUpdate()
    .execute();

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
  eventIds: readonly string[],
  rows: readonly ExceptionRow[],
): Promise<void> {
  await db
    .deleteFrom('schedule_exception')
    .where('eventId', '=', (e) => e.fn.any(e.val(eventIds)))
    .execute();
  if (rows.length === 0) return;
  await sql`
    insert into schedule_exception
    select * from json_populate_recordset(null::schedule_exception, ${asJson(rows)})`.execute(db);
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
  eventIds: readonly string[],
  rows: readonly ParticipantRow[],
): Promise<void> {
  await db
    .deleteFrom('schedule_participant')
    .where('eventId', '=', (e) => e.fn.any(e.val(eventIds)))
    .execute();
  if (rows.length === 0) return;
  await sql`
    insert into schedule_participant
    select * from json_populate_recordset(null::schedule_participant, ${asJson(rows)})`.execute(db);
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

/** What somebody says to some times of a series. */
export async function answerTimes(
  db: Db,
  {
    eventId,
    originalStarts,
    userId,
    answer,
  }: Pick<ParticipantRow, 'eventId' | 'userId' | 'answer'> & { originalStarts: readonly string[] },
): Promise<void> {
  await db
    .updateTable('schedule_participant')
    .set({ answer, proposedAt: null })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .where('originalStart', '=', (e) => e.fn.any(e.val(originalStarts)))
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

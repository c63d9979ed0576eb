import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { EventRow } from '../store.ts';
import type { KeptBefore, ScheduleTables } from '../tables.ts';

type ImportRow = ScheduleTables['schedule_import'];

/** Two imports of the same person come one after the other: the second one finds what the first one added. */
export async function lockImporter(db: Db, userId: string): Promise<void> {
  await sql`select from user_account where id = ${userId} for no key update`.execute(db);
}

/** Events that somebody has by these names, and events with these ids whoever has them. */
export async function eventsByUid(
  db: Db,
  userId: string,
  uids: readonly string[],
  ids: readonly string[],
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select * from schedule_event where "creatorUserId" = ${userId} and uid = any(${uids}) and uid <> ''
    union select * from schedule_event where id = any(${ids})`.execute(db);
  return rows;
}

export interface ImportedRow {
  eventId: string;
  version: number;
  before: KeptBefore | null;
}

export async function insertImport(db: Db, row: ImportRow, events: readonly ImportedRow[]): Promise<void> {
  await db.insertInto('schedule_import').values(row).execute();
  await sql`
    insert into schedule_import_event ("importId", "eventId", version, before)
    select ${row.id}, one."eventId", one.version, one.before
    from json_to_recordset(${JSON.stringify(events)}) as one ("eventId" text, version int, before jsonb)`.execute(
    db,
  );
}

/** The latest of somebody, and whether everything they brought is as they left it. */
export async function latestImports(
  db: Db,
  userId: string,
  since: Date,
  most: number,
): Promise<(ImportRow & { mayUndo: boolean })[]> {
  const { rows } = await sql<ImportRow & { mayUndo: boolean }>`
    select i.*, not exists (
      select from schedule_import_event e join schedule_event s on s.id = e."eventId"
      where e."importId" = i.id and s.version <> e.version) as "mayUndo"
    from schedule_import i where i."userId" = ${userId} and i.at >= ${since}
    order by i.at desc, i.id desc limit ${most}`.execute(db);
  return rows;
}

/** An import of somebody with its events; nobody else takes it back at the same time. */
export async function takeImport(db: Db, id: string, userId: string): Promise<ImportedRow[] | undefined> {
  const taken = await db
    .selectFrom('schedule_import')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!taken) return undefined;
  return db
    .selectFrom('schedule_import_event')
    .select(['eventId', 'version', 'before'])
    .where('importId', '=', id)
    .orderBy('eventId')
    .execute();
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('schedule_import').where('id', '=', id).execute();
}

/** Nobody is offered to take these back any more. */
export async function dropOldImports(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('schedule_import').where('at', '<', before).execute();
}

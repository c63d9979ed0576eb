import { sql } from 'kysely';
import { busChannel } from '../bus/bus.ts';
import type { Db } from '../database/open.ts';
import type { LiveTables } from './tables.ts';

export async function insertTicket(db: Db, ticket: LiveTables['socket_ticket']): Promise<void> {
  await db.insertInto('socket_ticket').values(ticket).execute();
}

/** Finding it uses it up, so that two who hold the same ticket do not both get a socket. */
export async function takeTicket(db: Db, ticketHash: Buffer, now: Date) {
  return db
    .deleteFrom('socket_ticket')
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .returning(['tokenHash', 'language'])
    .executeTakeFirst();
}

export async function forgetTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('socket_ticket').where('expiresAt', '<=', now).execute();
}

/** A process says that it is alive; true when it was not known, so that nobody it holds is either. */
export async function insertBeat(db: Db, processId: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into socket_process (id, "beatAt") values (${processId}, clock_timestamp())
    on conflict (id) do update set "beatAt" = excluded."beatAt"
    returning xmax = 0 as "isNew"`.execute(db);
  return rows[0]?.isNew ?? true;
}

/** Says that these people are connected to a process; returns those who were connected nowhere. */
export async function insertPresent(db: Db, processId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const { rows } = await sql<{ userId: string }>`
    with came as (
      insert into socket_presence ("processId", "userId")
      select ${processId}, given.id from unnest(${userIds}::text[]) as given (id)
      on conflict do nothing
      returning "userId"
    )
    select came."userId" from came
    where not exists (select from socket_presence p where p."userId" = came."userId")`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Says that these people are not connected to a process any more; returns those who were. */
export async function deletePresent(db: Db, processId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .deleteFrom('socket_presence')
    .where('processId', '=', processId)
    .where('userId', '=', sql<string>`any(${userIds}::text[])`)
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function findPresent(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('socket_presence')
    .select('userId')
    .distinct()
    .where('userId', '=', sql<string>`any(${userIds}::text[])`)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Forgets processes that were silent for so many milliseconds; returns whom they held, and whom nobody holds. */
export async function deleteSilent(db: Db, silence: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with over as (
      delete from socket_process where "beatAt" < clock_timestamp() - ${silence} * interval '1 millisecond'
      returning id
    )
    delete from socket_presence p
    where p."processId" in (select id from over)
      or not exists (select from socket_process known where known.id = p."processId")
    returning p."userId"`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Processes that were heard of within so many milliseconds, and people connected to any. */
export async function countPresent(db: Db, silence: number): Promise<{ processes: number; people: number }> {
  const { rows } = await sql<{ processes: number; people: number }>`
    select (select count(*) from socket_process
        where "beatAt" >= clock_timestamp() - ${silence} * interval '1 millisecond') as processes,
      (select count(distinct "userId") from socket_presence) as people`.execute(db);
  return rows[0] ?? { processes: 0, people: 0 };
}

/** Forgets one process; returns whom it held. */
export async function deleteProcess(db: Db, processId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with over as (delete from socket_process where id = ${processId})
    delete from socket_presence where "processId" = ${processId} returning "userId"`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Heard by every process with the commit, and by nobody without it. */
export async function publishOnCommit(db: Db, messages: readonly string[]): Promise<void> {
  if (messages.length === 0) return;
  await sql`select pg_notify(${busChannel}, message) from unnest(${[...messages]}::text[]) as said (message)`.execute(
    db,
  );
}

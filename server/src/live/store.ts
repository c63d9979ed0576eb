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

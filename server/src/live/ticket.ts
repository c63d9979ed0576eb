import { createHash, randomBytes } from 'node:crypto';
import type { OwnTransactionContext } from '../http/context.ts';
import { insertTicket } from './store.ts';

const lifetime = 30_000;

/** What opens one socket of the caller, once and soon: addresses are written into logs on the way. */
export async function giveTicket({ transact, session, language, now }: OwnTransactionContext) {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetime);
  await transact((db) =>
    insertTicket(db, { ticketHash: ticketHashOf(ticket), tokenHash: session.tokenHash, language, expiresAt }),
  );
  return { ticket };
}

export const ticketHashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

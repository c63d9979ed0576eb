import { randomBytes } from 'node:crypto';
import { ticketLifetime } from '@fairway/contract/sign-in-methods.ts';
import type { Bytes, OwnTransactionContext } from '../http/context.ts';
import { ownSuccess } from '../http/envelope.ts';
import { hashOf } from '../session/token.ts';
import { markBrowser } from './browser-cookie.ts';
import { insertTicket } from './store.ts';

/** Derived, so that a ticket leads to its scan code and never back. */
const scanCodeOf = (ticket: string) => hashOf(`scan:${ticket}`).subarray(0, 16).toString('base64url');

/** A ticket for somebody who waits to be let in from elsewhere. Only its hash is kept. */
export async function getTicket(ctx: OwnTransactionContext<'open'>): Promise<Bytes> {
  const { now, agent, address, request, config } = ctx;
  const ticket = randomBytes(32).toString('base64url');
  const { browserHash, cookie } = markBrowser(request, config);
  await ctx.transact((db) =>
    insertTicket(db, {
      ticketHash: hashOf(ticket),
      scanCode: scanCodeOf(ticket),
      browserHash,
      agent,
      address,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ticketLifetime),
    }),
  );
  return ownSuccess({ msg: String(ticketLifetime), data: ticket }, { 'set-cookie': cookie });
}

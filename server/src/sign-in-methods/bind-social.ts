import { newId } from '../database/new-id.ts';
import type { AfterSignIn } from '../session/sign-in.ts';
import { hashOf } from '../session/token.ts';
import { browserHashOf } from './browser-cookie.ts';
import { linkIdentity, takeUnboundIdentity } from './store.ts';

/** Ties the identity a ticket carries to who just signed in; a ticket without one, or an old one, changes nothing. */
export const bindSocial: AfterSignIn = async (db, { now, request, userId, ticket }) => {
  const browserHash = browserHashOf(request);
  if (!ticket || !browserHash) return;
  const identity = await takeUnboundIdentity(db, { ticketHash: hashOf(ticket), browserHash }, now);
  if (!identity?.source || !identity.subject) return;
  const { source, subject, socialName } = identity;
  await linkIdentity(db, {
    id: newId(now.getTime()),
    source,
    subject,
    userId,
    socialName: socialName ?? subject,
    at: now,
  });
};

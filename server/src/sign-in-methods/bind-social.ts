import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { hashOf } from '../session/token.ts';
import { browserHashOf } from './browser-cookie.ts';
import { takeUnboundIdentity, tieIdentity } from './store.ts';

/** Ties the identity a ticket carries to who just signed in; a ticket without one, or an old one, changes nothing. */
export async function bindSocial(
  db: Db,
  { now, request }: Pick<OwnTransactionContext<'open'>, 'now' | 'request'>,
  ticket: string,
  userId: string,
): Promise<void> {
  const browserHash = browserHashOf(request);
  if (!browserHash) return;
  const identity = await takeUnboundIdentity(db, { ticketHash: hashOf(ticket), browserHash }, now);
  if (!identity?.source || !identity.subject) return;
  const { source, subject, socialName } = identity;
  await tieIdentity(db, {
    id: newId(now.getTime()),
    source,
    subject,
    userId,
    socialName: socialName ?? subject,
    at: now,
  });
}

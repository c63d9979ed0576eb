import { AppError } from '@fairway/contract/app-error.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { Actor } from '../http/hooks.ts';
import type { Settings } from '../system/settings.ts';
import { endSessionsOf, findPerson, insertLogin, insertSession, previousLogin } from './store.ts';
import { forgetFailures, refuseUntilUnlocked } from './throttle.ts';
import { newToken } from './token.ts';

/** The client that gets the session. */
interface Client {
  now: Date;
  origin: string;
  address: string;
  agent: string;
}

/** What follows once somebody has proven who they are, whichever way: they may come in, or are told why not. */
export async function completeSignIn(
  db: Db,
  client: Client & { auditActor: (actor: Actor) => void },
  userId: string,
  settings: Settings,
) {
  refuseForeignAddress(client.address, settings);
  const person = await findPerson(db, userId);
  if (!person || person.enabledMark === 0) throw new AppError('ACCOUNT_DISABLED');
  if (person.enabledMark === 2) throw new AppError('ACCOUNT_LOCKED');
  await refuseUntilUnlocked(db, person.account, settings, client.now);
  client.auditActor({ userId, account: person.account, realName: person.realName });
  await forgetFailures(db, person.account, client.address);
  if (settings.singleLogin === 1)
    await endSessionsOf(db, userId, 'signedInElsewhere', client.now, client.origin);
  return openSession(db, client, userId);
}

/** Opens a session for somebody whose identity is proven. */
export async function openSession(db: Db, { now, origin, address, agent }: Client, userId: string) {
  const { token, tokenHash } = newToken();
  const previous = await previousLogin(db, userId);
  await insertSession(db, {
    tokenHash,
    id: newId(now.getTime()),
    userId,
    origin,
    address,
    agent,
    createdAt: now,
    lastSeenAt: now,
    previousLoginAt: previous?.at ?? null,
    previousLoginAddress: previous?.address ?? '',
    endedAt: null,
    endReason: null,
  });
  await insertLogin(db, { userId, at: now, address, agent });
  return { token, theme: 'classic' };
}

/** A company may let people in from its own addresses only. */
export function refuseForeignAddress(address: string, settings: Settings): void {
  if (settings.whitelistSwitch !== 1) return;
  const allowed = settings.whiteListIp.split(',').map((entry) => entry.trim());
  if (!allowed.includes(address.replace(/^::ffff:/, ''))) throw new AppError('ADDRESS_NOT_ALLOWED');
}

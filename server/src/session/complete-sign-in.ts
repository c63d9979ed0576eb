import { AppError } from '@fairway/contract/app-error.ts';
import { isListed } from '@fairway/domain/settings/address-list.ts';
import type { Config } from '../config.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import type { Actor } from '../http/hooks.ts';
import type { Settings } from '../system/settings.ts';
import { rememberDevice } from './known-device.ts';
import {
  endSessionsOf,
  hasPassword,
  insertLogin,
  insertSession,
  lockPerson,
  previousLogin,
} from './store.ts';
import { forgetCounted, type Guesser, refuseUntilUnlocked } from './throttle.ts';
import { newToken } from './token.ts';

/** The client that gets the session. */
type Client = Pick<
  OwnTransactionContext<'open'>,
  'now' | 'origin' | 'address' | 'agent' | 'request' | 'config' | 'replyHeader'
>;

/**
 * What follows once somebody has proven who they are, whichever way: they may come in, or are told why not. Decided on
 * the rows as they are now: they may have changed while a password was compared.
 */
export async function completeSignIn(
  db: Db,
  client: Client & { auditActor: (actor: Actor) => void },
  userId: string,
  settings: Settings,
  /** The password that was right a moment ago, if it was a password, and who typed it. */
  password?: { hash: string; guesser: Guesser },
) {
  refuseForeignAddress(client.address, settings);
  const person = await refuseClosedAccount(db, userId, client.config);
  if (password && !(await hasPassword(db, userId, password.hash))) throw new AppError('WRONG_CREDENTIALS');
  await refuseUntilUnlocked(db, person.account, settings, client.now);
  client.auditActor({ userId, account: person.account, realName: person.realName });
  // Who came in another way has not shown that they know the password: wrong ones stay counted.
  if (password) await forgetCounted(db, password.guesser, settings);
  if (settings.singleLogin === 1)
    await endSessionsOf(db, userId, 'signedInElsewhere', client.now, client.origin);
  return openSession(db, client, userId);
}

/** Refuses who was disabled, locked or deleted, and people of the demo where it is not wanted; until the transaction ends nobody else is. */
export async function refuseClosedAccount(db: Db, userId: string, { demo }: Pick<Config, 'demo'>) {
  const person = await lockPerson(db, userId);
  if (!person || person.enabledMark === 0) throw new AppError('ACCOUNT_DISABLED');
  if (person.enabledMark === 2) throw new AppError('ACCOUNT_LOCKED');
  if (person.isDemo && !demo) throw new AppError('DEMO_CLOSED');
  return person;
}

/** Opens a session for somebody whose identity is proven. */
export async function openSession(db: Db, client: Client, userId: string) {
  const { now, origin, address, agent } = client;
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
  await rememberDevice(db, client, userId);
  return { token, theme: 'classic' };
}

/** A company may let people in from its own addresses only. */
export function refuseForeignAddress(address: string, settings: Settings): void {
  if (settings.whitelistSwitch !== 1) return;
  if (!isListed(address, settings.whiteListIp)) throw new AppError('ADDRESS_NOT_ALLOWED');
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { RefusalName } from '@fairway/contract/errors.ts';
import type { Config } from '../config.ts';
import { batchLookups } from '../database/batch-lookups.ts';
import type { Database } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { sessionDaysOf } from '../system/settings.ts';
import { longestSeeing } from './see-as.ts';
import { findSessionsOf, touchSession } from './store.ts';
import type { EndReason } from './tables.ts';
import { tokenHashOf } from './token.ts';

/** Writing on every request would cost more than reading; so "last seen" is this exact. */
const touchEvery = 60_000;

/** What the device of an ended session is told. */
const reasons: Partial<Record<EndReason, RefusalName>> = {
  signedInElsewhere: 'SIGNED_IN_ELSEWHERE',
  endedByUser: 'SIGNED_OUT_ELSEWHERE',
  passwordChanged: 'PASSWORD_WAS_CHANGED',
};

const day = 24 * 60 * 60 * 1000;

interface Seen {
  createdAt: number;
  lastSeenAt: number;
  /** The setting, as it is stored. */
  sessionDays: unknown;
  endReason: EndReason | null;
  isEnabled: boolean;
  isSeeing: boolean;
}

/** Undefined while the session goes on. */
export function whyEnded(session: Seen, lifetime: number, now: Date): RefusalName | undefined {
  if (session.endReason) return reasons[session.endReason] ?? 'SESSION_EXPIRED';
  if (session.isSeeing && now.getTime() - session.createdAt > longestSeeing) return 'SESSION_EXPIRED';
  const isUnused = now.getTime() - session.lastSeenAt > lifetime;
  const isOld = now.getTime() - session.createdAt > sessionDaysOf(session.sessionDays) * day;
  return isUnused || isOld || !session.isEnabled ? 'SESSION_EXPIRED' : undefined;
}

/** When many ask at once, more statements at a time would only be smaller. */
const lookupsUnderWay = 2;

/** Finds the session behind a token, or refuses with the reason: none or expired, taken over, unknown. */
export function identifier(database: Database, config: Config) {
  const lifetime = config.tokenLifetimeMinutes * 60_000;
  const patience = Math.min(touchEvery, lifetime / 4);
  const findSession = batchLookups(lookupsUnderWay, (tokenHashes: Buffer[]) =>
    findSessionsOf(database.pool, tokenHashes),
  );

  return async function identify(authorization: string | undefined, now: Date): Promise<Session> {
    const tokenHash = tokenHashOf(authorization);
    if (!tokenHash) throw new AppError('SESSION_EXPIRED');
    const found = await findSession(tokenHash);
    if (!found) throw new AppError('TOKEN_INVALID');
    const ended = whyEnded(found, lifetime, now);
    if (ended) throw new AppError(ended);
    if (now.getTime() - found.lastSeenAt > patience) await touchSession(database.db, tokenHash, now);
    return { ...found, tokenHash };
  };
}

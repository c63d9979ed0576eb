import { AppError } from '@fairway/contract/app-error.ts';
import type { RefusalName } from '@fairway/contract/errors.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { findSession, sessionGoesOn, touchSession } from './store.ts';
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

interface Seen {
  lastSeenAt: number;
  endReason: EndReason | null;
  isEnabled: boolean;
}

/** Undefined while the session goes on. */
export function whyEnded(session: Seen, lifetime: number, now: Date): RefusalName | undefined {
  if (session.endReason) return reasons[session.endReason] ?? 'SESSION_EXPIRED';
  const isOver = now.getTime() - session.lastSeenAt > lifetime || !session.isEnabled;
  return isOver ? 'SESSION_EXPIRED' : undefined;
}

/** Nobody has more sessions in use at a time; who is pushed out is asked for again. */
const mostKnown = 5_000;

/** Finds the session behind a token, or refuses with the reason: none or expired, taken over, unknown. */
export function identifier(database: Database, config: Config) {
  const lifetime = config.tokenLifetimeMinutes * 60_000;
  const patience = Math.min(touchEvery, lifetime / 4);
  /** Sessions by the token's hash, as they were when they were asked for last. */
  const known = new Map<string, { session: Session; lastSeenAt: number }>();

  return {
    async identify(authorization: string | undefined, now: Date): Promise<Session> {
      const tokenHash = tokenHashOf(authorization);
      if (!tokenHash) throw new AppError('SESSION_EXPIRED');
      const found = await findSession(database.pool, tokenHash);
      if (!found) throw new AppError('TOKEN_INVALID');
      const ended = whyEnded(found, lifetime, now);
      if (ended) throw new AppError(ended);
      const isLongAgo = now.getTime() - found.lastSeenAt > patience;
      if (isLongAgo) await touchSession(database.db, tokenHash, now);
      const session = { ...found, tokenHash };
      known.set(tokenHash.toString('latin1'), {
        session,
        lastSeenAt: isLongAgo ? now.getTime() : found.lastSeenAt,
      });
      if (known.size > mostKnown) known.delete(known.keys().next().value ?? '');
      return session;
    },

    /** Without asking: whoever goes on with it has to ask whether it is still so. */
    recognise(authorization: string | undefined, now: Date) {
      const tokenHash = tokenHashOf(authorization);
      const seen = tokenHash && known.get(tokenHash.toString('latin1'));
      if (!seen || now.getTime() - seen.lastSeenAt > patience) return undefined;
      return {
        session: seen.session,
        goesOn: [sessionGoesOn(seen.session, new Date(now.getTime() - lifetime))],
      };
    },
  };
}

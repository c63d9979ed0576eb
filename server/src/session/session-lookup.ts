import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import { hashKey, type TokenHolder } from '../live/hub.ts';
import { whyEnded } from './identify.ts';
import { findSessions } from './store.ts';

/** Looks at many sessions at once, for sockets that stay open. Being looked at keeps no session alive. */
export function sessionLookup({ db }: Database, { tokenLifetimeMinutes }: Config) {
  const lifetime = tokenLifetimeMinutes * 60_000;

  return async function whoHolds(tokenHashes: readonly Buffer[], now: Date) {
    const found = await findSessions(db, tokenHashes);
    return new Map<string, TokenHolder>(
      found.map((session) => {
        // Who only looks is not online in the name of somebody else.
        const ended = session.isSeeing ? 'SEEING_ONLY' : whyEnded(session, lifetime, now);
        return [hashKey(session.tokenHash), ended ? { ended } : { userId: session.userId }];
      }),
    );
  };
}

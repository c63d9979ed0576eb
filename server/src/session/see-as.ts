import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { endSeenBy, insertSession, newestSessionOf, previousLogin } from './store.ts';
import { newToken, tokenHashOf } from './token.ts';

/** Somebody else's system is looked at for a reason, and that takes no longer. */
export const longestSeeing = 30 * 60_000;

/**
 * A session of somebody else below that of the one who looks: it ends with it, and no command is done in it. It is no
 * sign-in: the person's devices, their last sign-in and whether they are online stay as they are.
 */
export async function openSeeing(
  { db, session, now, address, agent }: Context,
  userId: string,
): Promise<{ token: string; endsAt: number }> {
  const { token, tokenHash } = newToken();
  const newest = await newestSessionOf(db, userId);
  const before = newest ? undefined : await previousLogin(db, userId);
  await insertSession(db, {
    ...{ tokenHash, id: newId(now.getTime()), userId, address, agent, seenByToken: session.tokenHash },
    ...{ origin: newest?.origin ?? 'app', createdAt: now, lastSeenAt: now, endedAt: null, endReason: null },
    previousLoginAt: newest?.previousLoginAt ?? before?.at ?? null,
    previousLoginAddress: newest?.previousLoginAddress ?? before?.address ?? '',
  });
  return { token, endsAt: now.getTime() + longestSeeing };
}

/** Ends it early; whose system it was, or undefined where it was over. */
export async function endSeeing(
  db: Db,
  { token, seenBy, now }: { token: string; seenBy: Buffer; now: Date },
): Promise<string | undefined> {
  const tokenHash = tokenHashOf(token);
  return tokenHash && (await endSeenBy(db, seenBy, tokenHash, now))?.userId;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../http/context.ts';
import { delegationWords } from '../../language/words.ts';
import { ownDelegation } from './own-delegation.ts';
import { deleteDelegation, lockPeople, updateDelegation } from './store.ts';
import { tellBothSides } from './tell-both-sides.ts';

/** Ends what one entrusted now; what is over already stays over since then. */
export async function stopDelegation(ctx: Context, delegationId: string): Promise<null> {
  const { db, session, now } = ctx;
  await lockPeople(db, [session.userId]);
  const delegation = await ownDelegation(ctx, delegationId);
  if (delegation.endTime <= now) return null;
  const startTime = delegation.startTime < now ? delegation.startTime : now;
  await updateDelegation(db, delegationId, { startTime, endTime: now });
  await tellBothSides(ctx, { ...delegation, startTime, endTime: now }, 'ended');
  return null;
}

/** Takes one away that has not begun or is over; while it is in force, people act by it. */
export async function removeDelegation(ctx: Context, delegationId: string): Promise<null> {
  const { db, session, now, language } = ctx;
  await lockPeople(db, [session.userId]);
  const delegation = await ownDelegation(ctx, delegationId);
  if (delegation.startTime <= now && now < delegation.endTime)
    throw new AppError('DELEGATION_WRONG', { detail: delegationWords.inForce[language] });
  await deleteDelegation(db, delegationId);
  if (delegation.startTime > now) await tellBothSides(ctx, delegation, 'ended');
  return null;
}

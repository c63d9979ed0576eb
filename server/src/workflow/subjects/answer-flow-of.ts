import { isActive } from '@fairway/domain/workflow/engine/state.ts';
import type { Context } from '../../http/context.ts';
import { actorOf } from '../actor.ts';
import { holdAndDecide } from '../decide-and-save.ts';
import { takeFlow } from '../open-flow.ts';
import { findFlow } from '../store.ts';

/** Agrees to a request in the name of the caller, where it waits for them; false where it does not. */
export async function approveFlowOf(ctx: Context, flowId: string, opinion: string): Promise<boolean> {
  const task = await waitingTask(ctx, flowId);
  if (task === undefined) return false;
  await holdAndDecide(actorOf(ctx), flowId, () => ({ type: 'approve', task, changes: {}, opinion }));
  return true;
}

/** Whether a request waits for the caller. */
export const awaitsCaller = async (ctx: Context, flowId: string): Promise<boolean> =>
  (await waitingTask(ctx, flowId)) !== undefined;

async function waitingTask({ db, session }: Context, flowId: string): Promise<string | undefined> {
  if (!(await findFlow(db, flowId))) return undefined;
  const { state } = await takeFlow(db, flowId);
  if (!isActive(state)) return undefined;
  return state.tasks.find((task) => task.state === 'pending' && task.user === session.userId)?.id;
}

/** Takes a request back in the name of the caller; one that is over stays what it came to. */
export async function withdrawFlowOf(ctx: Context, flowId: string): Promise<void> {
  const { state } = await takeFlow(ctx.db, flowId);
  if (isActive(state)) await holdAndDecide(actorOf(ctx), flowId, () => ({ type: 'withdraw' }));
}

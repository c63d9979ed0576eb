import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { isActive, type Task, taskOf } from '@fairway/domain/workflow/engine/state.ts';
import { mayAct } from '@fairway/domain/workflow/people/may-act.ts';
import type { Context } from '../../http/context.ts';
import { maySee } from '../access.ts';
import { flowContextOf } from '../flow-context.ts';
import { splitId } from '../ids.ts';
import { type OpenFlow, readFlow } from '../open-flow.ts';

/** A flow the caller may know of; to everybody else there is none. */
export async function visibleFlow({ db, session }: Context, flowId: string): Promise<OpenFlow> {
  const open = await readFlow(db, flowId);
  if (!open || !(await maySee(db, session, open))) throw new AppError('NOT_FOUND');
  return open;
}

/** A task of a flow the caller may know of. */
export async function visibleTask(ctx: Context, taskId: string): Promise<{ open: OpenFlow; task: Task }> {
  const { flowId, inside } = splitId(taskId);
  const open = await visibleFlow(ctx, flowId);
  const task = taskOf(open.state, inside);
  if (!task) throw new AppError('NOT_FOUND');
  return { open, task };
}

/** A task the caller can decide now. */
export async function handledTask(
  ctx: Context,
  taskId: string,
): Promise<{ open: OpenFlow; task: Task; context: FlowContext }> {
  const { open, task } = await visibleTask(ctx, taskId);
  const context = await contextOf(ctx, open);
  const right = mayAct(open.published.flow, context, open.state, task, ctx.session.userId);
  if (!right.may) throw new AppError('NOT_FOUND');
  if (!isPending(open, task)) throw new AppError('E_DONE');
  return { open, task, context };
}

export const isPending = ({ state }: OpenFlow, task: Task): boolean =>
  task.state === 'pending' && isActive(state);

export const contextOf = ({ db, session, now }: Context, { state }: OpenFlow): Promise<FlowContext> =>
  flowContextOf(db, { initiator: state.initiator, actor: session.userId, now });

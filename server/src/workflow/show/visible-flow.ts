import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { isActive, type Op, opOf } from '@fairway/domain/workflow/engine/state.ts';
import { mayAct } from '@fairway/domain/workflow/people/may-act.ts';
import type { Context } from '../../http/context.ts';
import { maySee } from '../access.ts';
import { flowContextOf } from '../flow-context.ts';
import { splitId } from '../ids.ts';
import { type OpenFlow, readFlow } from '../open-flow.ts';

/** A flow the caller may know of; to everybody else there is none. */
export async function visibleFlow({ db, session }: Context, taskId: string): Promise<OpenFlow> {
  const open = await readFlow(db, taskId);
  if (!open || !(await maySee(db, session, open))) throw new AppError('NOT_FOUND');
  return open;
}

/** A task of a flow the caller may know of. */
export async function visibleTask(ctx: Context, taskOperatorId: string): Promise<{ open: OpenFlow; op: Op }> {
  const { taskId, inside } = splitId(taskOperatorId);
  const open = await visibleFlow(ctx, taskId);
  const op = opOf(open.state, inside);
  if (!op) throw new AppError('NOT_FOUND');
  return { open, op };
}

/** A task the caller can decide now. */
export async function handledTask(
  ctx: Context,
  taskOperatorId: string,
): Promise<{ open: OpenFlow; op: Op; context: FlowContext }> {
  const { open, op } = await visibleTask(ctx, taskOperatorId);
  const context = await contextOf(ctx, open);
  const right = mayAct(open.published.flow, context, open.state, op, ctx.session.userId);
  if (!right.may) throw new AppError('NOT_FOUND');
  if (!isPending(open, op)) throw new AppError('E_DONE');
  return { open, op, context };
}

export const isPending = ({ state }: OpenFlow, op: Op): boolean => op.state === 'pending' && isActive(state);

export const contextOf = ({ db, session, now }: Context, { state }: OpenFlow): Promise<FlowContext> =>
  flowContextOf(db, { initiator: state.initiator, actor: session.userId, now });

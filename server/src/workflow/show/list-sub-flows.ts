import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowAnswer } from '@fairway/contract/workflow.ts';
import { visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { opTypes } from '@fairway/domain/workflow/views/acts.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import type { Context } from '../../http/context.ts';
import { maySee } from '../access.ts';
import { splitId } from '../ids.ts';
import { readFlow } from '../open-flow.ts';
import { findChildren } from '../store.ts';
import { showFlow } from './get-flow.ts';
import { visibleFlow } from './visible-flow.ts';

/** Each comes whole; nobody reads more of them on one page. */
const mostShown = 100;

/** The flows a step started, those that were submitted; a draft is still its starter's own. */
export async function listSubFlows(
  ctx: Context,
  taskNodeId: string,
  isOwnOnly: boolean,
): Promise<FlowAnswer[]> {
  const { db, session } = ctx;
  const { flowId, inside } = splitId(taskNodeId);
  const { state } = await visibleFlow(ctx, flowId);
  if (!visitOf(state, inside)) throw new AppError('NOT_FOUND');
  const children = (await findChildren(db, flowId)).filter(({ parentVisit }) => parentVisit === inside);
  const shown: FlowAnswer[] = [];
  for (const { id } of children.slice(0, mostShown)) {
    const open = await readFlow(db, id);
    if (open && (await maySee(db, session, open)))
      shown.push(await showFlow(ctx, open, { opType: opTypes.copy, inside: '' }, isOwnOnly));
  }
  return shown;
}

const running: readonly number[] = [taskStatus.running, taskStatus.returned];

/** Whether a flow has sub-flows that could be suspended with it. */
export async function hasSubFlows(ctx: Context, flowId: string): Promise<boolean> {
  await visibleFlow(ctx, flowId);
  return (await findChildren(ctx.db, flowId)).some(({ status }) => running.includes(status));
}

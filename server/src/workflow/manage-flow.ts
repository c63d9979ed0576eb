import { AppError } from '@fairway/contract/app-error.ts';
import { taskStatus } from '@fairway/domain/workflow/projections.ts';
import { isActive } from '@fairway/domain/workflow/state.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { carryOut, decideAndKeep } from './carry-out.ts';
import { withChildren } from './children.ts';
import { callerOf } from './doer.ts';
import { splitId } from './ids.ts';
import type { Intent } from './intent.ts';
import { type OpenFlow, takeFlow } from './open-flow.ts';
import { deleteFlow } from './store.ts';
import { letCommentFilesGo } from './talk/comment-places.ts';

interface Words {
  handleOpinion: string;
}

/** Ends a running flow. */
export const cancelFlow = (ctx: Context, taskId: string, { handleOpinion }: Words): Promise<null> =>
  managed(ctx, taskId, () => ({ type: 'terminate', opinion: handleOpinion }));

/** Gives a task of a step to somebody else. */
export const assignTask = (
  ctx: Context,
  taskId: string,
  sent: Words & { nodeCode: string; freeApproverUserId: string; taskOperatorId: string },
): Promise<null> =>
  managed(ctx, taskId, ({ state }) => {
    const visits = new Set(
      state.visits
        .filter(({ node, state: standing }) => node === sent.nodeCode && standing === 'open')
        .map(({ id }) => id),
    );
    const named = splitId(sent.taskOperatorId).inside;
    const op = state.ops.find(
      ({ id, visit, state: standing }) =>
        visits.has(visit) && (named === '' ? standing === 'pending' : id === named),
    );
    return { type: 'assign', op: op?.id ?? '', to: sent.freeApproverUserId, opinion: sent.handleOpinion };
  });

/** Moves a running flow to a step, or revives an ended one there. */
export async function moveFlow(
  ctx: Context,
  sent: Words & { taskId: string; taskNodeId: string; resurgence: boolean },
): Promise<null> {
  const to = splitId(sent.taskNodeId).inside || sent.taskNodeId;
  ctx.succeedAs(sent.resurgence ? 'flowRevived' : 'flowMoved');
  return managed(ctx, sent.taskId, () => ({
    type: sent.resurgence ? 'reactivate' : 'jump',
    to,
    opinion: sent.handleOpinion,
  }));
}

export async function suspendFlow(
  ctx: Context,
  taskId: string,
  { handleOpinion, suspend }: Words & { suspend: boolean },
): Promise<null> {
  await managed(ctx, taskId, () => ({ type: 'pause', opinion: handleOpinion }));
  if (suspend) await withChildren(callerOf(ctx), taskId, 'pause', decideAndKeep);
  return null;
}

/** Sub-flows that were held go on, too. */
export async function restoreFlow(ctx: Context, taskId: string, { handleOpinion }: Words): Promise<null> {
  await managed(ctx, taskId, () => ({ type: 'resume', opinion: handleOpinion }));
  await withChildren(callerOf(ctx), taskId, 'resume', decideAndKeep);
  return null;
}

async function managed(ctx: Context, taskId: string, intentOn: (open: OpenFlow) => Intent): Promise<null> {
  await carryOut(callerOf(ctx), taskId, (open) => {
    ctx.auditTarget(`${open.row.fullName}/${taskId}`);
    return intentOn(open);
  });
  return null;
}

/** Drafts and what was taken back may go; a sub-flow belongs to what started it. */
export async function deleteOwnFlow(ctx: Context, taskId: string): Promise<null> {
  const open = await takeFlow(ctx.db, taskId);
  if (open.state.initiator !== ctx.session.userId && open.row.delegateUserId !== ctx.session.userId)
    throw new AppError('NOT_FOUND');
  await deleteDeletable(ctx, open);
  return null;
}

export async function deleteFlows(ctx: Context, ids: readonly string[]): Promise<null> {
  for (const id of [...ids].sort()) await deleteDeletable(ctx, await takeFlow(ctx.db, id));
  return null;
}

async function deleteDeletable({ db, auditTarget }: Context, { row, state }: OpenFlow): Promise<void> {
  const isOver = row.status === taskStatus.draft || row.status === taskStatus.withdrawn;
  if (!isOver || isActive(state) || row.parentId !== null) throw new AppError('FLOW_NOT_DELETABLE');
  await letCommentFilesGo(db, row.id);
  await showFilesAt(db, { kind: 'flow', placeId: row.id }, []);
  await deleteFlow(db, row.id);
  auditTarget(`${row.fullName}/${row.id}`);
}

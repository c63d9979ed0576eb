import type { Context } from '../../http/context.ts';
import { actorOf } from '../actor.ts';
import { withChildren } from '../children.ts';
import { decideAndSave, holdAndDecide } from '../decide-and-save.ts';
import { splitId } from '../ids.ts';
import type { Intent } from '../intent.ts';
import type { OpenFlow } from '../open-flow.ts';

interface Words {
  handleOpinion: string;
}

/** Ends a running flow. */
export const cancelFlow = (ctx: Context, flowId: string, { handleOpinion }: Words): Promise<null> =>
  managed(ctx, flowId, () => ({ type: 'terminate', opinion: handleOpinion }));

/** Gives a task of a step to somebody else. */
export const assignTask = (
  ctx: Context,
  flowId: string,
  sent: Words & { nodeCode: string; freeApproverUserId: string; taskId: string },
): Promise<null> =>
  managed(ctx, flowId, ({ state }) => {
    const visits = new Set(
      state.visits
        .filter(({ node, state: standing }) => node === sent.nodeCode && standing === 'open')
        .map(({ id }) => id),
    );
    const named = splitId(sent.taskId).inside;
    const task = state.tasks.find(
      ({ id, visit, state: standing }) =>
        visits.has(visit) && (named === '' ? standing === 'pending' : id === named),
    );
    return { type: 'assign', task: task?.id ?? '', to: sent.freeApproverUserId, opinion: sent.handleOpinion };
  });

/** Moves a running flow to a step, or revives an ended one there. */
export async function moveFlow(
  ctx: Context,
  sent: Words & { flowId: string; taskNodeId: string; resurgence: boolean },
): Promise<null> {
  const to = splitId(sent.taskNodeId).inside || sent.taskNodeId;
  ctx.succeedAs(sent.resurgence ? 'flowRevived' : 'flowMoved');
  return managed(ctx, sent.flowId, () => ({
    type: sent.resurgence ? 'reactivate' : 'jump',
    to,
    opinion: sent.handleOpinion,
  }));
}

export async function suspendFlow(
  ctx: Context,
  flowId: string,
  { handleOpinion, suspend }: Words & { suspend: boolean },
): Promise<null> {
  await managed(ctx, flowId, () => ({ type: 'pause', opinion: handleOpinion }));
  if (suspend) await withChildren(actorOf(ctx), flowId, 'pause', decideAndSave);
  return null;
}

/** Sub-flows that were held with it go on, too. */
export async function restoreFlow(ctx: Context, flowId: string, { handleOpinion }: Words): Promise<null> {
  await managed(ctx, flowId, () => ({ type: 'resume', opinion: handleOpinion }));
  await withChildren(actorOf(ctx), flowId, 'resume', decideAndSave);
  return null;
}

async function managed(ctx: Context, flowId: string, intentOn: (open: OpenFlow) => Intent): Promise<null> {
  await holdAndDecide(actorOf(ctx), flowId, (open) => {
    ctx.auditTarget(`${open.row.fullName}/${flowId}`);
    return intentOn(open);
  });
  return null;
}

import { AppError } from '@fairway/contract/app-error.ts';
import { taskOf } from '@fairway/domain/workflow/engine/state.ts';
import type { Context } from '../../http/context.ts';
import { maySee } from '../access.ts';
import { splitId } from '../ids.ts';
import { takeFlow } from '../open-flow.ts';
import { saveForLater } from '../store.ts';

/** Keeps what somebody has filled in at a step so far; it is for nobody else's eyes, so nothing is checked. */
export async function saveTask(
  ctx: Context,
  taskId: string,
  { formData, handleOpinion }: { formData: Record<string, unknown>; handleOpinion: string },
): Promise<null> {
  const { flowId, inside } = splitId(taskId);
  const open = await takeFlow(ctx.db, flowId);
  if (!(await maySee(ctx.db, ctx.session, open))) throw new AppError('NOT_FOUND');
  ctx.auditTarget(`${open.row.fullName}/${flowId}`);
  if (taskOf(open.state, inside)?.state !== 'pending') throw new AppError('E_DONE');
  await saveForLater(ctx.db, {
    ...{ taskId, flowId, userId: ctx.session.userId, opinion: handleOpinion, savedAt: ctx.now },
    formData: JSON.stringify(formData),
  });
  return null;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { HandleModel } from '@fairway/contract/workflow.ts';
import type { Context, OwnTransactionContext } from '../http/context.ts';
import { heldFlow } from './handle-task.ts';
import { splitId } from './ids.ts';
import type { Intent } from './intent.ts';
import { keepFiles, sayingOf } from './opinion.ts';
import { picksOf } from './picks.ts';
import { type Outcome, oneByOne } from './run-batch.ts';

interface Sent
  extends Pick<
    HandleModel,
    'handleOpinion' | 'signImg' | 'fileList' | 'candidateList' | 'branchList' | 'errorRuleUserList'
  > {
  ids: string[];
  batchType: 0 | 1 | 2;
  freeApproverUserId?: string | undefined;
}

/** Decides tasks one by one. */
export const batchTasks = (ctx: OwnTransactionContext, sent: Sent): Promise<Outcome[]> =>
  oneByOne(ctx, sent.ids, (part, id, isCalled) => decideOne(part, id, sent, isCalled));

async function decideOne(
  ctx: Context,
  id: string,
  sent: Sent,
  isCalled: (fullName: string) => void,
): Promise<string> {
  const { taskId, inside: op } = splitId(id);
  const { open, carryOut } = await heldFlow(ctx, taskId);
  isCalled(open.row.fullName);
  const saying = await sayingOf(ctx, sent);
  const deciding = { ...saying, ...picksOf(open.published.flow, sent), isBatch: true };
  const intents: Record<Sent['batchType'], () => Intent> = {
    0: () => ({ type: 'approve', op, ...deciding }),
    1: () => ({ type: 'reject', op, ...deciding }),
    2: () => ({ type: 'transfer', op, to: sent.freeApproverUserId ?? '', ...saying }),
  };
  const done = await carryOut(intents[sent.batchType]());
  if (done.missing.length > 0) throw new AppError('E_PICK');
  await keepFiles(
    ctx.db,
    taskId,
    saying.files.map(({ fileId }) => fileId),
  );
  return open.row.fullName;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { HandleModel } from '@fairway/contract/workflow.ts';
import type { Context, OwnTransactionContext } from '../../http/context.ts';
import { RollBack } from '../../http/roll-back.ts';
import { type FlowRequest, requestOf } from '../flow-request.ts';
import { type Outcome, runBatch } from '../run-batch.ts';
import { runInTransaction } from '../run-command.ts';

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
  runBatch(ctx, sent.ids, (part, id, isCalled) => decideOne(part, id, sent, isCalled));

async function decideOne(
  ctx: Context,
  id: string,
  { ids: _, batchType, freeApproverUserId = '', ...sent }: Sent,
  isCalled: (fullName: string) => void,
): Promise<string> {
  const intents: Record<Sent['batchType'], FlowRequest['intentOf']> = {
    0: (task, { whole }) => ({ type: 'approve', task, ...whole, isBatch: true }),
    1: (task, { whole }) => ({ type: 'reject', task, ...whole, isBatch: true }),
    2: (task, { opinion }) => ({ type: 'transfer', task, to: freeApproverUserId, ...opinion }),
  };
  const request = requestOf(id, sent, intents[batchType]);
  const onOpen: FlowRequest['onOpen'] = ({ row }) => isCalled(row.fullName);
  try {
    return (await runInTransaction(ctx, { ...request, onOpen })).row.fullName;
  } catch (error) {
    // Of one among many nobody is asked whom to pick.
    if (error instanceof RollBack) throw new AppError('E_PICK');
    throw error;
  }
}

import type { OwnTransactionContext } from '../../http/context.ts';
import type { SentOpinion } from '../decision.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

export const transferTask = (
  ctx: OwnTransactionContext,
  taskId: string,
  sent: SentOpinion & { freeApproverUserId: string },
) => {
  const request = requestOf(taskId, sent, (task, { opinion }) => ({
    type: 'transfer',
    task,
    to: sent.freeApproverUserId,
    ...opinion,
  }));
  return runCommand(ctx, request, null);
};

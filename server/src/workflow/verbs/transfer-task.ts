import type { OwnTransactionContext } from '../../http/context.ts';
import type { SentOpinion } from '../decision.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

export const transferTask = (
  ctx: OwnTransactionContext,
  taskOperatorId: string,
  sent: SentOpinion & { freeApproverUserId: string },
) => {
  const request = requestOf(taskOperatorId, sent, (op, { opinion }) => ({
    type: 'transfer',
    op,
    to: sent.freeApproverUserId,
    ...opinion,
  }));
  return runCommand(ctx, request, null);
};

import type { HandleModel } from '@fairway/contract/workflow.ts';
import type { OwnTransactionContext } from '../../http/context.ts';
import { nodeOfTask } from '../decision.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

interface SentRejection extends HandleModel {
  rejectStep: string;
  rejectType?: 1 | 2 | undefined;
}

/** Votes against it, or sends it back to a step where the template leaves that to the person. */
export const rejectTask = (ctx: OwnTransactionContext, taskOperatorId: string, sent: SentRejection) => {
  const comeBack = sent.rejectType === 2;
  const to = sent.rejectStep;
  const request = requestOf(taskOperatorId, sent, (op, { whole }, open) => {
    if (to === '') return { type: 'reject', op, comeBack, ...whole };
    const node = nodeOfTask(open, op);
    const isChoice = node !== undefined && 'onReject' in node && node.onReject === 'choose';
    return { type: isChoice ? 'reject' : 'return', op, to, comeBack, ...whole };
  });
  return runCommand(ctx, request, null);
};

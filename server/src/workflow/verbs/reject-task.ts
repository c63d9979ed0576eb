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
export const rejectTask = (ctx: OwnTransactionContext, taskId: string, sent: SentRejection) => {
  const comeBack = sent.rejectType === 2;
  const to = sent.rejectStep;
  const request = requestOf(taskId, sent, (task, { whole }, open) => {
    if (to === '') return { type: 'reject', task, comeBack, ...whole };
    const node = nodeOfTask(open, task);
    const isChoice = node !== undefined && 'onReject' in node && node.onReject === 'choose';
    return { type: isChoice ? 'reject' : 'return', task, to, comeBack, ...whole };
  });
  return runCommand(ctx, request, null);
};

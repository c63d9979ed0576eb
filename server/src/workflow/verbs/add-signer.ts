import { signPresets } from '@fairway/contract/flow-template.ts';
import type { HandleModel } from '@fairway/contract/workflow.ts';
import type { OwnTransactionContext } from '../../http/context.ts';
import { requestOf } from '../flow-request.ts';
import { idsIn } from '../picks.ts';
import { runCommand } from '../run-command.ts';

const howAdded = { 1: 'before', 2: 'after', 3: 'with', 4: 'consult' } as const;
const howTheySign = { 0: signPresets.any, 1: signPresets.all, 2: signPresets.inOrder } as const;

interface SentSigners extends HandleModel {
  freeApproverUserId: string;
  freeApproverType: 1 | 2 | 3 | 4;
  counterSign: 0 | 1 | 2;
}

export const addSigner = (ctx: OwnTransactionContext, taskId: string, sent: SentSigners) => {
  const request = requestOf(taskId, sent, (task, { whole }) => ({
    ...whole,
    type: 'addSign',
    task,
    how: howAdded[sent.freeApproverType],
    users: idsIn(sent.freeApproverUserId),
    sign: howTheySign[sent.counterSign],
  }));
  return runCommand(ctx, request, null);
};

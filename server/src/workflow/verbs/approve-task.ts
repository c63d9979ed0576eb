import type { HandleModel } from '@fairway/contract/workflow.ts';
import type { OwnTransactionContext } from '../../http/context.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

export const approveTask = (ctx: OwnTransactionContext, taskId: string, sent: HandleModel) =>
  runCommand(
    ctx,
    requestOf(taskId, sent, (task, { whole }) => ({ type: 'approve', task, ...whole })),
    null,
  );

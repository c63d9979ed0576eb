import type { OwnTransactionContext } from '../../http/context.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

export const claimTask = (ctx: OwnTransactionContext, taskId: string) =>
  runCommand(
    ctx,
    requestOf(taskId, {}, (task) => ({ type: 'claim', task })),
    null,
  );

import type { OwnTransactionContext } from '../../http/context.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

export const unclaimTask = (ctx: OwnTransactionContext, taskId: string) =>
  runCommand(
    ctx,
    requestOf(taskId, {}, (task) => ({ type: 'unclaim', task })),
    null,
  );

import type { OwnTransactionContext } from '../../http/context.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

export const unclaimTask = (ctx: OwnTransactionContext, taskOperatorId: string) =>
  runCommand(
    ctx,
    requestOf(taskOperatorId, {}, (op) => ({ type: 'unclaim', op })),
    null,
  );

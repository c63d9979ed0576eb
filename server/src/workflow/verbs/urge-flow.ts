import type { OwnTransactionContext } from '../../http/context.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

export const urgeFlow = (ctx: OwnTransactionContext, flowId: string) =>
  runCommand(
    ctx,
    requestOf(flowId, {}, () => ({ type: 'urge' })),
    null,
  );

import type { OwnTransactionContext } from '../../http/context.ts';
import { requestOf } from '../flow-request.ts';
import { idsIn } from '../picks.ts';
import { runCommand } from '../run-command.ts';

/** Sends copies to people somebody names. */
export const copyFlow = (ctx: OwnTransactionContext, flowId: string, copyIds: string) =>
  runCommand(
    ctx,
    requestOf(flowId, {}, () => ({ type: 'cc', users: idsIn(copyIds) })),
    null,
  );

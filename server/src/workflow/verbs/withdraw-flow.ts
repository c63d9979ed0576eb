import type { OwnTransactionContext } from '../../http/context.ts';
import type { SentOpinion } from '../decision.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

export const withdrawFlow = (ctx: OwnTransactionContext, flowId: string, sent: SentOpinion) =>
  runCommand(
    ctx,
    requestOf(flowId, sent, (_, { opinion }) => ({ type: 'withdraw', ...opinion })),
    null,
  );

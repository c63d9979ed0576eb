import { newId } from '../../database/new-id.ts';
import type { OwnTransactionContext } from '../../http/context.ts';
import type { SentOpinion } from '../decision.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

/** Asks for what was approved to be revoked; gives the request that does. */
export const revokeFlow = (ctx: OwnTransactionContext, flowId: string, sent: SentOpinion) => {
  const id = newId(ctx.now.getTime());
  const request = requestOf(flowId, sent, (_, { opinion }, { row }) => ({
    type: 'revoke',
    flow: id,
    isSubFlow: row.parentId !== null,
    ...opinion,
  }));
  return runCommand(ctx, request, { id });
};

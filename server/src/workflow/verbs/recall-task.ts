import { AppError } from '@fairway/contract/app-error.ts';
import type { OwnTransactionContext } from '../../http/context.ts';
import type { SentOpinion } from '../decision.ts';
import { requestOf } from '../flow-request.ts';
import { runCommand } from '../run-command.ts';

/** Takes back what one decided, named by its record. */
export const recallTask = (ctx: OwnTransactionContext, recordId: string, sent: SentOpinion) => {
  const request = requestOf(recordId, sent, (inside, { opinion }, { state }) => {
    const record = /^r\d+$/.test(inside) ? state.records[Number(inside.slice(1))] : undefined;
    if (record?.user !== ctx.session.userId || record.task === null) throw new AppError('NOT_FOUND');
    return { type: 'recall', task: record.task, ...opinion };
  });
  return runCommand(ctx, request, null);
};

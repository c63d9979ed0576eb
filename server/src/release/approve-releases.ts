import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { approveReleases as approveCall } from '@fairway/contract/releases.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import type { Context } from '../http/context.ts';
import { approveFlowOf } from '../workflow/subjects/answer-flow-of.ts';
import { readerOf, visibleRelease } from './reader.ts';
import { gateLine } from './shown-gate.ts';
import { gateOfRelease } from './submit-release.ts';

/** Several at once are agreed to without being read: only where every check of each is green, all or none. */
export async function approveReleases(
  ctx: Context,
  creditUses: CreditUses,
  { ids, opinion }: Received<typeof approveCall>['body'],
): Promise<Reply<typeof approveCall>> {
  const reader = await readerOf(ctx);
  const viewer = { language: ctx.language, seesOwed: reader.seesOwed };
  const wanted = [...new Set(ids)].sort();
  for (const id of wanted) {
    const release = await visibleRelease(ctx, id, reader);
    const { releaseNo: no, flowId } = release;
    if (release.status !== 'approving' || flowId === null) throw new AppError('RELEASE_STATE_WRONG', { no });
    const { gate } = await gateOfRelease({ ...ctx, creditUses }, release);
    if (gate.gate.verdict !== 'green')
      throw new AppError('RELEASE_NOT_GREEN', { no, reason: gateLine(gate.gate, viewer) });
    if (!(await approveFlowOf(ctx, flowId, opinion))) throw new AppError('RELEASE_NOT_YOURS', { no });
  }
  return { count: wanted.length };
}

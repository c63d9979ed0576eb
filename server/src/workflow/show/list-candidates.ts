import { AppError } from '@fairway/contract/app-error.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import { candidatesFor } from '@fairway/domain/workflow/views/candidates.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { maySeeColleagues } from '../../organisation/access.ts';
import { listUsersInRange } from '../../people/users-in-range.ts';
import { type Sent, unsentDecision } from './unsent-decision.ts';

interface Wanted {
  nodeCode: string;
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

const nobodyElse = { departIds: [], positionIds: [], roleIds: [], groupIds: [] };

/** Whom one may pick for a step. */
export async function listCandidates(ctx: Context, taskId: string, { nodeCode, ...sent }: Sent & Wanted) {
  const { published, state, context } = await unsentDecision(ctx, taskId, sent);
  const node = published.flow.byId.get(nodeCode)?.node;
  if (!node || !isHumanNode(node)) throw new AppError('NOT_FOUND');
  const userIds = maySeeColleagues(ctx.session)
    ? candidatesFor(published.flow, state, nodeCode, context)
    : [];
  // A range that names nobody would mean everybody.
  if (userIds.length === 0) return pageOf([], sent, 0);
  return listUsersInRange(ctx, { ...nobodyElse, userIds }, sent);
}

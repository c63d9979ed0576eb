import type { Received } from '@fairway/contract/endpoint.ts';
import type { countTasks as declared } from '@fairway/contract/workflow-lists.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import type { Context } from '../../http/context.ts';
import { delegationsTo } from '../delegations/delegations-to.ts';
import { noFilters } from './list-filters.ts';
import { countCopyRows, countLaunched, countRecordRows, countTaskRows, countUnreadCopies } from './store.ts';
import { taskSources } from './task-sources.ts';

/** How much waits for the caller; what is asked about can be narrowed to categories. */
export async function countTasks(ctx: Context, body: Received<typeof declared>['body']) {
  const { db, session, now } = ctx;
  const { userId: caller } = session;
  const among = (categories: readonly string[]) => ({ ...noFilters, categories });
  const sources = await taskSources(ctx);
  const [toBeReviewed, flowDone, flowCirculate, entrusted, launched, unreadCopies] = await Promise.all([
    countTaskRows(db, { ...among(body.toBeReviewedType), caller, sources }),
    countRecordRows(db, caller, among(body.flowDoneType)),
    countCopyRows(db, caller, among(body.flowCirculateType)),
    delegationsTo(db, caller, now),
    countLaunched(db, caller, taskStatus.running),
    countUnreadCopies(db, caller),
  ]);
  return { toBeReviewed, flowDone, flowCirculate, entrust: entrusted.length, launched, unreadCopies };
}

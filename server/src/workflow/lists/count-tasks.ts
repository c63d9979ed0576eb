import type { Received } from '@fairway/contract/endpoint.ts';
import type { countTasks as declared } from '@fairway/contract/workflow-lists.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import type { Context } from '../../http/context.ts';
import { delegationsTo } from '../delegations/delegations-to.ts';
import { categoryCodes, noFilters } from './list-filters.ts';
import {
  countCopyRows,
  countLaunched,
  countRecordRows,
  countReturned,
  countTaskRows,
  countUnreadCopies,
} from './store.ts';
import { taskSources } from './task-sources.ts';

/** How much waits for the caller; what is asked about can be narrowed to categories. */
export async function countTasks(ctx: Context, body: Received<typeof declared>['body']) {
  const { db, session, now } = ctx;
  const { userId: caller } = session;
  const among = async (categories: readonly string[]) => ({
    ...noFilters,
    categories: await categoryCodes(
      db,
      categories.filter((category) => category !== ''),
    ),
  });
  const sources = await taskSources(ctx);
  const reviewed = await among(body.toBeReviewedType);
  const [done, circulated] = [await among(body.flowDoneType), await among(body.flowCirculateType)];
  const [toBeReviewed, flowDone, flowCirculate, entrusted, launched, returned, unreadCopies] =
    await Promise.all([
      countTaskRows(db, { ...reviewed, caller, sources }),
      countRecordRows(db, caller, done),
      countCopyRows(db, caller, circulated),
      delegationsTo(db, caller, now),
      countLaunched(db, caller, taskStatus.running),
      countReturned(db, caller),
      countUnreadCopies(db, caller),
    ]);
  return {
    toBeReviewed,
    flowDone,
    flowCirculate,
    entrust: entrusted.length,
    launched,
    returned,
    unreadCopies,
  };
}

import { AppError } from '@fairway/contract/app-error.ts';
import { systemActor } from '@fairway/domain/workflow/engine/commands.ts';
import { examplesShown, type HandingOver, type Holding } from '../../http/holding.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { tellOnCommit } from '../../live/tell-on-commit.ts';
import type { Actor } from '../actor.ts';
import { newCommandId } from '../actor.ts';
import { holdAndDecide } from '../decide-and-save.ts';
import { forgetDelegations } from '../delegations/forget-delegations.ts';
import { handOverTasksOf } from '../hand-over-tasks.ts';
import { splitId } from '../ids.ts';
import { handBackJob } from '../job-names.ts';
import * as store from './store.ts';

/** So many flows are held at once: what is more follows flow by flow, so that nobody waits for all of them. */
const mostAtOnce = 100;

const systemIn = (ctx: HandingOver): Actor => ({ ...ctx, actorId: systemActor, commandId: newCommandId() });
const unlinked = (named: readonly { name: string }[]) => named.map(({ name }) => ({ name, link: '' }));
const flowsOf = (taskIds: readonly string[]) => [...new Set(taskIds.map((id) => splitId(id).flowId))];

/** Tasks that wait for somebody. The engine moves them, as it does for everybody who cannot act any more. */
export const tasksHeld: Holding = {
  ...{ kind: 'tasks', seenWith: 'flowMonitor', isAfterwards: true },
  count: store.countTasksOf,
  examples: async (db, userId) => unlinked(await store.firstTasksOf(db, userId, examplesShown)),
  async handOver(ctx, { from }) {
    const ids = await store.taskIdsOf(ctx.db, from);
    const flows = flowsOf(ids);
    for (const flowId of flows.slice(0, mostAtOnce))
      await holdAndDecide(systemIn(ctx), flowId, () => ({ type: 'userDisabled', user: from }));
    if (flows.length > mostAtOnce) await handOverTasksOf(ctx.db, from);
    return ids.map((ref) => ({ ref }));
  },
  async handBack(ctx, { from, to }, moved) {
    if (to === null) return 0;
    const ids = await store.tasksStillWith(
      ctx.db,
      to,
      moved.map(({ ref }) => ref),
    );
    const flows = Map.groupBy(ids, (id) => splitId(id).flowId);
    let count = 0;
    for (const [place, [flowId, taskIds]] of [...flows].entries())
      if (place < mostAtOnce) count += await handBackIn(systemIn(ctx), taskIds, from);
      else {
        await enqueue(ctx.db, handBackJob, { flowId, taskIds, userId: from });
        count += taskIds.length;
      }
    return count;
  },
  later: (db, userId) => store.countTasksOf(db, userId, Number.MAX_SAFE_INTEGER),
};

/** Tasks of one flow go back to whose they were; what was decided meanwhile stays. Gives how many went. */
export async function handBackIn(actor: Actor, taskIds: readonly string[], to: string): Promise<number> {
  let count = 0;
  for (const id of taskIds) {
    const { flowId, inside } = splitId(id);
    try {
      await holdAndDecide({ ...actor, commandId: newCommandId() }, flowId, () => ({
        ...{ type: 'assign', task: inside, to },
      }));
      count++;
    } catch (error) {
      // Refused before anything was written: it is not theirs to have any more.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return count;
}

/** Steps that name somebody: whoever has their tasks is asked in their place, in running requests too. */
export const flowStepsHeld: Holding = {
  ...{ kind: 'flowSteps', seenWith: 'flowTemplates' },
  count: store.countFlowsNaming,
  examples: async (db, userId) =>
    (await store.flowsNaming(db, userId, examplesShown)).map(({ id, name }) => ({
      ...{ name, link: `/pages/system/flow?id=${id}` },
    })),
  handOver: async ({ db }, { from, to }) =>
    to === null ? [] : (await store.flowsNaming(db, from)).map(({ id }) => ({ ref: id })),
  handBack: async (_ctx, _hand, moved) => moved.length,
};

/** Requests that are still running: somebody has to correct, urge and take them back. */
export const requestsHeld: Holding = {
  ...{ kind: 'requests', seenWith: 'flowMonitor' },
  count: store.countRequestsOf,
  examples: async (db, userId) => unlinked(await store.firstRequestsOf(db, userId, examplesShown)),
  async handOver(ctx, { from, to }) {
    if (to === null) return [];
    return (await store.giveRequests(ctx.db, from, to)).map(({ id, was }) => ({ ref: id, was }));
  },
  async handBack(ctx, { to }, moved) {
    if (to === null) return 0;
    const given = moved.map(({ ref, was }) => ({ id: ref, was: was as string | null }));
    return store.giveRequestsBack(ctx.db, to, given);
  },
};

/** What somebody entrusted or was entrusted with is over: nobody acts for who is gone, nor by them. */
export const delegationsHeld: Holding = {
  ...{ kind: 'delegations', seenWith: 'flowMonitor' },
  count: (db, userId, most) => store.countDelegationsOf(db, userId, new Date(), most),
  examples: async (db, userId) =>
    unlinked((await store.delegationsOf(db, userId, new Date())).slice(0, examplesShown)),
  async handOver(ctx, { from }) {
    const { db, now } = ctx;
    const ended = await store.delegationsOf(db, from, now);
    await forgetDelegations(db, from, now);
    await tellOnCommit(
      db,
      ended.map(({ id, toUserId }) => ({ userIds: [toUserId], what: 'toDos' as const, id })),
    );
    return ended.map(({ id, startTime, endTime }) => ({ ref: id, was: { startTime, endTime } }));
  },
  async handBack({ db, now }, _hand, moved) {
    let count = 0;
    for (const { ref, was } of moved) {
      const times = was as { startTime: string; endTime: string };
      if (await store.reviveDelegation(db, { id: ref, ...times }, now)) count++;
    }
    return count;
  },
};

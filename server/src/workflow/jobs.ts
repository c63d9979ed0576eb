import { isActive, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import * as z from 'zod/mini';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import { runAction } from './actions.ts';
import { type SystemParts, systemOf } from './actor.ts';
import { checkFlows } from './check/check-flows.ts';
import { holdAndDecide } from './decide-and-save.ts';
import { endDelegation } from './delegations/delegation-ask.ts';
import { describeOldFlows } from './describe-old-flows.ts';
import { handOverTasksOf } from './hand-over-tasks.ts';
import * as names from './job-names.ts';
import { handBackIn } from './leaving/holdings.ts';
import { readFlow } from './open-flow.ts';
import { flowsWithTasksOf, leaversWithTasks } from './store.ts';

/** What flows wait for: the clock, sub-flows, actions, and people who left. */
export function workflowJobs(parts: SystemParts) {
  return [
    job({
      ...names.timerJob,
      async work(ctx, { flowId, timer }) {
        const open = await readFlow(ctx.db, flowId);
        const armed = open?.state.timers.find(({ id }) => id === timer);
        if (!armed) return;
        // The clocks of two machines differ a little: it must not be taken for early, or it would never fire.
        const now = new Date(Math.max(ctx.now.getTime(), armed.at));
        const actor = systemOf({ ...ctx, now }, parts, `timer:${timer}`);
        await holdAndDecide(actor, flowId, () => ({ type: 'timer', timer }));
      },
    }),

    job({
      ...names.childEndedJob,
      async work(ctx, { flowId }) {
        const child = await readFlow(ctx.db, flowId);
        if (!child || child.row.parentId === null || isActive(child.state)) return;
        const { parentId, parentVisit, parentChild } = child.row;
        const result = child.state.status === 'approved' ? ('approved' as const) : ('rejected' as const);
        const actor = systemOf(ctx, parts, `child:${flowId}:${child.state.commands}`);
        await holdAndDecide(actor, parentId, () => ({
          type: 'childEnded',
          visit: parentVisit ?? '',
          child: parentChild ?? -1,
          result,
          form: child.state.form,
        }));
      },
    }),

    job({
      ...names.childMissingJob,
      async work(ctx, { flowId, visit, child }) {
        const actor = systemOf(ctx, parts, `childMissing:${visit}:${child}`);
        await holdAndDecide(actor, flowId, () => ({ type: 'childEnded', visit, child, result: 'rejected' }));
      },
    }),

    job({
      ...names.revocationEndedJob,
      async work(ctx, { flowId, flow, result }) {
        const actor = systemOf(ctx, parts, `revocation:${flow}`);
        await holdAndDecide(actor, flowId, () => ({ type: 'revocationEnded', flow, result }));
      },
    }),

    job({
      ...names.runActionJob,
      async work(ctx, { flowId, visit, attempt }) {
        const open = await readFlow(ctx.db, flowId);
        const standing = open && visitOf(open.state, visit);
        if (!open || standing?.state !== 'open' || standing.attempts !== attempt) return;
        const actor = systemOf(ctx, parts, `action:${visit}:${attempt}`);
        const outcome = await runAction(actor, open, visit);
        await holdAndDecide(actor, flowId, () =>
          'error' in outcome
            ? { type: 'actionFailed', visit, error: outcome.error }
            : { type: 'actionDone', visit, form: outcome.form },
        );
      },
    }),

    job({
      ...names.delegationEndedJob,
      work: (ctx, { delegationId }) => endDelegation({ ...ctx, bus: parts.bus }, delegationId),
    }),

    job({
      ...names.handOverJob,
      async work(ctx, { userId }) {
        // A flow for each transaction: one that is held for long does not hold the others.
        for (const flowId of await flowsWithTasksOf(ctx.db, userId))
          await enqueue(ctx.db, names.handOverInJob, { flowId, userId });
      },
    }),

    job({
      name: 'flowHandOverOfGone',
      every: '* * * * *',
      payload: z.object({}),
      async work(ctx) {
        for (const userId of await leaversWithTasks(ctx.db)) await handOverTasksOf(ctx.db, userId);
      },
    }),

    job({
      ...names.checkFlowsJob,
      // The small hours in China.
      every: '41 18 * * *',
      async work(ctx, { left }) {
        const isMore = await checkFlows(systemOf(ctx, parts, 'flowCheck'));
        if (isMore && left > 1) await enqueue(ctx.db, names.checkFlowsJob, { left: left - 1 });
      },
    }),

    job({
      ...names.describeOldFlowsJob,
      every: '* * * * *',
      async work(ctx) {
        const isMore = await describeOldFlows(systemOf(ctx, parts, 'describe'));
        if (isMore) await enqueue(ctx.db, names.describeOldFlowsJob, {});
      },
    }),

    job({
      ...names.handBackJob,
      async work(ctx, { taskIds, userId }) {
        await handBackIn(systemOf(ctx, parts, `handBack:${userId}`), taskIds, userId);
      },
    }),

    job({
      ...names.handOverInJob,
      async work(ctx, { flowId, userId }) {
        const actor = systemOf(ctx, parts, `handOver:${userId}:${ctx.now.getTime()}`);
        await holdAndDecide(actor, flowId, () => ({ type: 'userDisabled', user: userId }));
      },
    }),
  ];
}

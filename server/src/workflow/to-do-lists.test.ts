import { type FlowState, flowAdmin, isActive, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { mayStandIn } from '@fairway/domain/workflow/people/delegation.ts';
import { isFlowAdmin, mayAct } from '@fairway/domain/workflow/people/may-act.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { anyChoices, anyFlow, anyForm } from '@fairway/domain/workflow/testing/generated-flows.ts';
import { type Played, playAndCheck } from '@fairway/domain/workflow/testing/random-play.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flowChangeOf } from './flow-change.ts';
import { taskIdOf } from './ids.ts';
import type { OpenFlow } from './open-flow.ts';
import type { TaskRow } from './store.ts';

it('I13: whatever is done to whatever flow, everybody has in their list what they may decide', () => {
  let seen = 0;
  fc.assert(
    fc.property(anyFlow, anyForm, anyChoices, (template, form, choices) => {
      const kept = new Map<string, TaskRow>();
      playAndCheck(template, form, choices, (played) => {
        keep(kept, played);
        for (const person of played.context.directory.users.keys()) {
          const listed = [...kept.values()].filter((task) => isListed(task, person, played));
          seen += listed.length;
          expect(listed.map(({ id }) => id).toSorted()).toEqual(decidable(person, played));
        }
      });
    }),
    { numRuns: 150 },
  );
  // A test that lists nothing proves nothing.
  expect(seen).toBeGreaterThan(500);
});

/** The rows as each command leaves them. */
function keep(kept: Map<string, TaskRow>, { flow, before, state, events, context }: Played): void {
  const actor = { now: new Date(context.now), actorId: 'A' };
  const { tasks, goneTasks } = flowChangeOf(actor, openedAs(flow, before), { state, events }, context);
  for (const id of goneTasks) kept.delete(id);
  for (const task of tasks) kept.set(task.id, task);
}

const openedAs = (flow: CompiledFlow, state: FlowState): OpenFlow =>
  ({
    row: { id: state.id, templateId: state.key, creatorUserId: state.initiator, hash: Buffer.alloc(0) },
    state,
    published: { id: 'version', flow, fullName: '' },
  }) as unknown as OpenFlow;

/** As lists/task-sources.ts and its queries have it. */
function isListed(task: TaskRow, person: string, { flow, state, context }: Played): boolean {
  // To be done, or returned to its initiator, who has it in the list of their own requests.
  if (task.handlerId === person) return true;
  if (task.handlerId === flowAdmin)
    return isFlowAdmin(flow, context, state, person) && (task.isStart || task.creatorUserId !== person);
  const type = task.isStart ? 'launch' : 'approve';
  const { now, delegations } = context;
  const wanted = { type, from: task.handlerId, to: person, key: task.templateId, now } as const;
  return task.creatorUserId !== person && mayStandIn(delegations, wanted);
}

/** Recomputed from nothing but the flow. */
function decidable(person: string, { flow, state, context }: Played): string[] {
  if (!isActive(state)) return [];
  return state.tasks
    .filter((task) => task.state === 'pending' && visitOf(state, task.visit)?.state === 'open')
    .filter((task) => mayAct(flow, context, state, task, person).may)
    .map(({ id }) => taskIdOf(state.id, id))
    .toSorted();
}

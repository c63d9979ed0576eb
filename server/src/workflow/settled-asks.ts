import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import type { EndedTask } from '@fairway/domain/workflow/views/ended-tasks.ts';
import { type SettledAsk, settle } from '../messages/settle.ts';
import type { Actor } from './actor.ts';
import { taskIdOf } from './ids.ts';
import type { OpenFlow } from './open-flow.ts';

/** What the draft of a sub-flow asks its starter for, in the place of a task. */
export const toSubmit = 'start';

/** What messages asked for that a command did: tasks that ended, and a draft that was submitted. */
export const settledBy = (
  { now: at, actorId }: Pick<Actor, 'now' | 'actorId'>,
  { before, after }: { before: FlowState; after: OpenFlow },
  ended: readonly EndedTask[],
): SettledAsk[] => [
  ...ended.map(({ task, as, by, to }) => ({ asks: taskIdOf(after.row.id, task), at, as, by, to })),
  ...(before.status === 'draft' && after.state.status !== 'draft'
    ? [{ asks: taskIdOf(after.row.id, toSubmit), at, as: 'submitted' as const, by: actorId, to: null }]
    : []),
];

/** A draft that somebody may have been asked to submit is gone. */
export const settleDraft = (
  actor: Pick<Actor, 'db' | 'bus' | 'now' | 'afterCommit'>,
  flowId: string,
): Promise<void> =>
  settle(actor, [{ asks: taskIdOf(flowId, toSubmit), at: actor.now, as: 'deleted', by: null, to: null }]);

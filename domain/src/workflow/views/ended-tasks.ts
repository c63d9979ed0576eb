import type { Settled } from '../../messages/settled.ts';
import { systemActor } from '../engine/commands.ts';
import type { EventOf, FlowEvent } from '../engine/events.ts';
import { type FlowState, taskOf } from '../engine/state.ts';
import type { CompiledFlow } from '../template/compile-flow.ts';
import { pendingTasks } from './projections.ts';

/** A task that is not with whoever had it any more. */
export interface EndedTask extends Settled {
  task: string;
  /** Who had it. */
  user: string;
}

/**
 * The tasks a command took off somebody's list, whatever the command was: decided, given to somebody else, or over
 * because of something else. What is said of each is read from what happened.
 */
export function endedTasks(
  flow: CompiledFlow,
  before: FlowState,
  after: FlowState,
  events: readonly FlowEvent[],
): EndedTask[] {
  const holders = new Map(pendingTasks(flow, after).map(({ task, user }) => [task, user]));
  const ended = pendingTasks(flow, before).filter(({ task, user }) => holders.get(task) !== user);
  return ended.map(({ task, user }) => ({
    task,
    user,
    ...(ownEnding(before, task, events) ?? endingOfAll(events)),
  }));
}

const byNobody = { by: null, to: null };
const person = (id: string): string | null => (id === systemActor ? null : id);

/** What was done to the task itself. */
function ownEnding(before: FlowState, task: string, events: readonly FlowEvent[]): Settled | undefined {
  for (const event of events) {
    if (!('task' in event) || event.task !== task) continue;
    switch (event.type) {
      case 'taskMoved':
        return { as: movedAs[event.why], by: person(event.actor), to: event.to };
      case 'taskDecided': {
        const isStart = taskOf(before, task)?.via === 'start';
        return isStart ? { as: 'submitted', by: event.by, to: null } : decision(event);
      }
      case 'taskHidden':
        return { as: 'claimed', by: person(event.actor), to: null };
      case 'taskWaits':
        return { as: 'askedOthers', by: person(event.actor), to: null };
      case 'taskRemoved':
        return removal(event);
    }
  }
  return undefined;
}

const movedAs = {
  transfer: 'moved',
  assign: 'assigned',
  handOver: 'handedOver',
  overdue: 'overdueMoved',
} as const;

function decision({ result, by, auto }: EventOf<'taskDecided'>): Settled {
  const isAgreed = result === 'approved' || result === 'waitAfter';
  if (auto === 'overdue') return { as: isAgreed ? 'overdueApproved' : 'overdueRejected', ...byNobody };
  if (auto !== null) return { as: isAgreed ? 'autoApproved' : 'autoRejected', ...byNobody };
  return { as: isAgreed ? 'approved' : result === 'returned' ? 'returned' : 'rejected', by, to: null };
}

/** Who left is taken away by the system. */
const removal = ({ actor }: EventOf<'taskRemoved'>): Settled =>
  actor === systemActor ? { as: 'moot', ...byNobody } : { as: 'removed', by: actor, to: null };

/** What was done to the whole flow or to others, where the task itself only ended with it. */
function endingOfAll(events: readonly FlowEvent[]): Settled {
  let found: Settled | undefined;
  for (const event of events)
    switch (event.type) {
      case 'withdrawn':
      case 'recalled':
      case 'terminated':
      case 'jumped':
        return { as: event.type, by: person(event.actor), to: null };
      case 'taskDecided':
        // What somebody decided led to everything the rules decided with it.
        if (found === undefined || event.auto === null) found = decision(event);
        break;
      case 'taskRemoved':
        found ??= removal(event);
        break;
    }
  return found ?? { as: 'moot', ...byNobody };
}

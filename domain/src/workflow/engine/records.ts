import { systemActor } from './commands.ts';
import type { FlowEvent } from './events.ts';
import {
  type FlowRecord,
  type FlowState,
  type HandleStatus,
  handleStatus,
  taskOf,
  visitOf,
} from './state.ts';

const addedCodes = {
  before: handleStatus.addedBefore,
  consult: handleStatus.addedBefore,
  after: handleStatus.addedAfter,
  with: handleStatus.addedAfter,
} as const;
const movedCodes = {
  transfer: handleStatus.transferred,
  assign: handleStatus.assigned,
  handOver: handleStatus.assigned,
  overdue: handleStatus.transferred,
} as const;

/** What people read about an event, where there is something to read. */
export function recordOf(state: FlowState, event: FlowEvent): FlowRecord | undefined {
  switch (event.type) {
    case 'submitted':
    case 'resubmitted':
      return about(state, event, handleStatus.submitted, event);
    case 'taskDecided': {
      const task = taskOf(state, event.task);
      // What the initiator does at the start is said by submitting; a held approval by adding somebody after it.
      if (!task || task.via === 'start' || event.result === 'waitAfter') return undefined;
      const code = event.result === 'approved' ? handleStatus.approved : handleStatus.rejected;
      return { ...about(state, event, code, event), auto: event.auto, user: event.by ?? task.user };
    }
    case 'signAdded':
      return { ...about(state, event, addedCodes[event.how], event), targets: event.users };
    case 'taskMoved':
      return { ...about(state, event, movedCodes[event.why], event), targets: [event.to] };
    case 'initiatorReplaced': {
      const { visit, by } = event;
      const moved = about(state, event, handleStatus.transferred, { opinion: '' });
      const node = visitOf(state, visit)?.node ?? null;
      return { ...moved, user: systemActor, onBehalfOf: null, visit, node, targets: [by], auto: 'superior' };
    }
    case 'recalled':
      return about(state, event, handleStatus.takenBack, event);
    case 'withdrawn':
      return about(state, event, handleStatus.takenBack, event);
    case 'terminated':
      return about(state, event, handleStatus.terminated, event);
    case 'jumped':
      return { ...about(state, event, handleStatus.jumped, event), node: event.node };
    case 'reactivated':
      return { ...about(state, event, handleStatus.reactivated, event), node: event.node };
    case 'revoking':
      return about(state, event, handleStatus.revokeAsked, event);
    case 'revoked':
      return about(state, event, handleStatus.revoked, { opinion: '' });
    case 'notRevoked':
      return about(state, event, handleStatus.notRevoked, { opinion: '' });
    case 'paused':
      return about(state, event, handleStatus.paused, event);
    case 'resumed':
      return about(state, event, handleStatus.resumed, event);
    default:
      return undefined;
  }
}

function about(
  state: FlowState,
  { command, at, actor, onBehalfOf }: FlowEvent,
  code: HandleStatus,
  { task, opinion }: { task?: string; opinion: string },
): FlowRecord {
  const visit = task === undefined ? undefined : visitOf(state, taskOf(state, task)?.visit ?? '');
  return {
    command,
    code,
    at,
    user: actor,
    onBehalfOf,
    visit: visit?.id ?? null,
    node: visit?.node ?? null,
    task: task ?? null,
    opinion,
    targets: [],
    auto: null,
    undone: false,
  };
}

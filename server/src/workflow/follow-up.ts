import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import { enqueue, withdrawJob } from '../jobs/enqueue.ts';
import { undoAction } from './actions.ts';
import type { Actor } from './actor.ts';
import { startChild, stopChild } from './children.ts';
import type { DecideAndSave } from './intent.ts';
import { childEndedJob, runActionJob, timerJob } from './job-names.ts';
import type { OpenFlow } from './open-flow.ts';
import { reportRevocation, startRevocation } from './revocation.ts';
import { isReported, reportToSubject } from './subjects/subject.ts';

const timerKey = (flowId: string, timer: string): string => `flow:${flowId}:${timer}`;

/** Whether something has to happen because of an event, beside what the flow itself leaves. */
export function isFollowed(event: FlowEvent, { row, state }: OpenFlow): boolean {
  if (row.subject !== null && isReported(event)) return true;
  switch (event.type) {
    case 'timerSet':
    case 'timerCleared':
    case 'childStarted':
    case 'childCancelled':
    case 'actionAsked':
    case 'revoking':
    case 'undoAsked':
      return true;
    case 'ended':
      return row.parentId !== null || state.revokes !== undefined;
    case 'withdrawn':
      return state.revokes !== undefined;
    default:
      return false;
  }
}

/** What has to happen because of events, put down in the same transaction: timers, sub-flows, revocations, actions. */
export async function followUp(
  actor: Actor,
  open: OpenFlow,
  events: readonly FlowEvent[],
  keep: DecideAndSave,
): Promise<void> {
  const { db } = actor;
  const { id: flowId, parentId } = open.row;
  if (events.some(isReported)) await reportToSubject(db, open);
  for (const event of events) {
    switch (event.type) {
      case 'timerSet': {
        const { id: timer, at } = event.timer;
        await enqueue(db, timerJob, { flowId, timer }, { runAt: new Date(at), key: timerKey(flowId, timer) });
        break;
      }
      case 'timerCleared':
        await withdrawJob(db, timerKey(flowId, event.timer));
        break;
      case 'childStarted':
        await startChild(actor, open, event, keep);
        break;
      case 'childCancelled':
        await stopChild(actor, open, event, keep);
        break;
      case 'actionAsked':
        await enqueue(db, runActionJob, { flowId, visit: event.visit, attempt: event.attempt });
        break;
      case 'ended':
        // The parent is told by a job: flows are always locked from the parent down.
        if (parentId !== null) await enqueue(db, childEndedJob, { flowId });
        await reportRevocation(db, open.state);
        break;
      case 'withdrawn':
        await reportRevocation(db, open.state);
        break;
      case 'revoking':
        await startRevocation(actor, open, event, keep);
        break;
      case 'undoAsked':
        undoAction(actor, open, event);
        break;
    }
  }
}

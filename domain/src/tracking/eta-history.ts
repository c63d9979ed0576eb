import type { EventClassifier, EventSource } from '@fairway/contract/tracking.ts';
import { type TrackingEvent, undated } from './event.ts';

/** Somebody named another time than the one before. */
export interface TimeChange {
  /** Null: nobody knows. */
  issuedAt: number | null;
  before: number | null;
  after: number;
  classifier: EventClassifier;
  source: EventSource;
  eventId: string;
  delayReason: string;
}

const minute = 60_000;

/**
 * How the time of departure or arrival changed, as its sources said it: the first time that was named, then every
 * other one. `heldUp` is in the order it was said. A plan does not change what somebody expects already, and nothing
 * changes a time that has happened except who saw it happen.
 */
export function timeChanges(heldUp: readonly TrackingEvent[], milestone: 'DEP' | 'ARR'): TimeChange[] {
  const changes: TimeChange[] = [];
  for (const { at, classifier, source, eventId, issuedAt, delayReason, ...event } of heldUp) {
    if (event.milestone !== milestone) continue;
    const last = changes.at(-1);
    if (last && weightOf(classifier) < weightOf(last.classifier)) continue;
    const isSame = last !== undefined && Math.abs(last.after - at) < minute;
    if (isSame && last.classifier === classifier) continue;
    changes.push({
      ...{ issuedAt: issuedAt === undated ? null : issuedAt, before: last?.after ?? null, after: at },
      ...{ classifier, source, eventId, delayReason },
    });
  }
  return changes;
}

const weightOf = (classifier: EventClassifier): number => ['PLN', 'EST', 'ACT'].indexOf(classifier);

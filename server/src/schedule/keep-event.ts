import type { Timing } from '@fairway/domain/schedule/occurrences.ts';
import { lastStart } from '@fairway/domain/schedule/rule.ts';
import { countOf, momentOf, shifted } from '@fairway/domain/schedule/wall-clock.ts';
import type { Db } from '../database/open.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import type { KeptException, LoadedEvent } from './loaded-event.ts';
import { planRemindersOf } from './plan-reminders.ts';
import {
  type EventChange,
  type EventRow,
  type ExceptionRow,
  insertEvents,
  type ParticipantRow,
  replaceExceptions,
  replaceParticipants,
  updateEvents,
} from './store.ts';
import type { EventFacts } from './tables.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** What stands in somebody's calendar. */
    schedule: string;
  }
}

/** Later than anybody plans: what never ends ends here. */
const endless = Date.UTC(9_999, 0);

interface Span {
  firstAt: Date;
  lastAt: Date;
}

/** From the first start to the last end, wherever its exceptions were moved to. */
function spanOf(timing: Timing, exceptions: readonly KeptException[]): Span {
  const length = countOf(timing.end) - countOf(timing.start);
  const last = lastStart(timing.start, timing.rule);
  const moved = exceptions.filter(({ isCancelled }) => !isCancelled);
  const at = (wall: string) => momentOf(wall, timing.zone);
  const ends = moved.map(({ end }) => at(end));
  return {
    firstAt: new Date(Math.min(at(timing.start), ...moved.map(({ start }) => at(start)))),
    lastAt: new Date(last === undefined ? endless : Math.max(at(shifted(last, length)), ...ends)),
  };
}

export interface Kept {
  id: string;
  facts: EventFacts;
  timing: Timing;
  exceptions: readonly KeptException[];
  participants: readonly Pick<ParticipantRow, 'originalStart' | 'userId' | 'answer' | 'proposedAt'>[];
  /** Of a new one. */
  creatorUserId?: string;
  /** Of a new one that came from another calendar. */
  uid?: string;
  /** What calendars that are open are told it is about, where many events change at once: told once. */
  toldAs?: string;
}

/** Writes events with all that belongs to them, and plans their reminders anew: in as many statements for many as for one. */
export async function keepEvents(db: Db, all: readonly Kept[], now: Date): Promise<void> {
  if (all.length === 0) return;
  const ids = all.map(({ id }) => id);
  const [added, changed]: [EventRow[], EventChange[]] = [[], []];
  const exceptions: ExceptionRow[] = [];
  const people: ParticipantRow[] = [];
  const told = new Map<string, Set<string>>();
  for (const kept of all) {
    const { id: eventId, timing, creatorUserId, uid = '', toldAs = eventId } = kept;
    const span = spanOf(timing, kept.exceptions);
    const columns = {
      ...{ ...kept.facts, ...span, id: eventId, zone: timing.zone, rule: timing.rule },
      ...{ startWall: timing.start, endWall: timing.end, lastModifyTime: now },
    };
    if (creatorUserId === undefined) changed.push(columns);
    else added.push({ ...columns, uid, version: 1, creatorUserId, creatorTime: now });
    for (const { start, end, originalStart, isCancelled, facts } of kept.exceptions)
      exceptions.push({ eventId, originalStart, isCancelled, startWall: start, endWall: end, facts });
    const hearing = told.get(toldAs) ?? new Set();
    told.set(toldAs, hearing);
    for (const { originalStart, userId, answer, proposedAt } of kept.participants) {
      people.push({ eventId, originalStart, userId, answer, proposedAt, ...span });
      hearing.add(userId);
    }
  }
  await insertEvents(db, added);
  await updateEvents(db, changed);
  await replaceExceptions(db, ids, exceptions);
  await replaceParticipants(db, ids, people);
  await planRemindersOf(db, ids, now);
  await tellOnCommit(
    db,
    [...told].map(([id, userIds]) => ({ userIds: [...userIds], what: 'schedule', id })),
  );
}

export const keepEvent = (db: Db, { now, ...kept }: Kept & { now: Date }): Promise<void> =>
  keepEvents(db, [kept], now);

/** One that is there, with something changed. */
export const changedOf = (
  { row, timing, exceptions, participants }: LoadedEvent,
  changes: Partial<Pick<Kept, 'facts' | 'timing' | 'exceptions' | 'participants' | 'toldAs'>>,
): Kept => ({
  ...{ id: row.id, facts: factsOf(row), timing, exceptions, participants },
  ...changes,
});

export const keepChanged = (
  db: Db,
  event: LoadedEvent,
  changes: Parameters<typeof changedOf>[1],
  now: Date,
): Promise<void> => keepEvents(db, [changedOf(event, changes)], now);

/** What an event says of itself, and nothing else of its row. */
export const factsOf = (facts: EventFacts): EventFacts => ({
  ...{ title: facts.title, content: facts.content, category: facts.category, urgent: facts.urgent },
  ...{ isAllDay: facts.isAllDay, color: facts.color, place: facts.place, isPrivate: facts.isPrivate },
  ...{ duration: facts.duration, reminderTime: facts.reminderTime, reminderType: facts.reminderType },
  ...{ send: facts.send, sendName: facts.sendName, files: facts.files },
});

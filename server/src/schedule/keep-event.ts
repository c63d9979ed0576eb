import type { Timing } from '@fairway/domain/schedule/occurrences.ts';
import { lastStart } from '@fairway/domain/schedule/rule.ts';
import { countOf, momentOf, shifted } from '@fairway/domain/schedule/wall-clock.ts';
import type { Db } from '../database/open.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import type { KeptException, LoadedEvent } from './loaded-event.ts';
import { planRemindersOf } from './plan-reminders.ts';
import {
  insertEvent,
  type ParticipantRow,
  replaceExceptions,
  replaceParticipants,
  updateEvent,
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

/** From the first start to the last end, wherever its exceptions were moved to. */
function spanOf(timing: Timing, exceptions: readonly KeptException[]): { firstAt: Date; lastAt: Date } {
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

interface Kept {
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
  now: Date;
}

/** Writes an event with all that belongs to it, and plans its reminders anew. */
export async function keepEvent(db: Db, kept: Kept): Promise<void> {
  const { id, facts, timing, exceptions, creatorUserId, uid = '', now } = kept;
  const span = spanOf(timing, exceptions);
  const columns = {
    ...{ ...facts, ...span, zone: timing.zone, rule: timing.rule },
    ...{ startWall: timing.start, endWall: timing.end, lastModifyTime: now },
  };
  if (creatorUserId === undefined) await updateEvent(db, id, columns);
  else await insertEvent(db, { ...columns, id, uid, version: 1, creatorUserId, creatorTime: now });
  await replaceExceptions(
    db,
    id,
    exceptions.map(({ start, end, ...one }) => ({
      ...{ eventId: id, originalStart: one.originalStart, isCancelled: one.isCancelled },
      ...{ startWall: start, endWall: end, facts: one.facts },
    })),
  );
  const people = kept.participants.map(({ originalStart, userId, answer, proposedAt }) => ({
    ...{ eventId: id, originalStart, userId, answer, proposedAt, ...span },
  }));
  await replaceParticipants(db, id, people);
  await planRemindersOf(db, [id], now);
  await tellOnCommit(db, [
    { userIds: people.map(({ userId }) => userId), what: 'schedule', id: kept.toldAs ?? id },
  ]);
}

/** The same for one that is there, with something changed. */
export const keepChanged = (
  db: Db,
  { row, timing, exceptions, participants }: LoadedEvent,
  changes: Partial<Pick<Kept, 'facts' | 'timing' | 'exceptions' | 'participants' | 'toldAs'>>,
  now: Date,
): Promise<void> =>
  keepEvent(db, {
    ...{ id: row.id, facts: factsOf(row), timing, exceptions, participants },
    ...changes,
    now,
  });

/** What an event says of itself, and nothing else of its row. */
export const factsOf = (facts: EventFacts): EventFacts => ({
  ...{ title: facts.title, content: facts.content, category: facts.category, urgent: facts.urgent },
  ...{ isAllDay: facts.isAllDay, color: facts.color, place: facts.place, isPrivate: facts.isPrivate },
  ...{ duration: facts.duration, reminderTime: facts.reminderTime, reminderType: facts.reminderType },
  ...{ send: facts.send, sendName: facts.sendName, files: facts.files },
});

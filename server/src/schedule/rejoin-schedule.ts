import { AppError } from '@fairway/contract/app-error.ts';
import { joinedSeries, movedSeries } from '@fairway/domain/schedule/edit-scope.ts';
import { occurrenceAt } from '@fairway/domain/schedule/occurrences.ts';
import { countOf, shifted, type Wall, wallOf } from '@fairway/domain/schedule/wall-clock.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { occurrenceId, readOccurrenceId } from './event-id.ts';
import { keepChanged } from './keep-event.ts';
import { answersAt, factsAt, type LoadedEvent, loadEvents, takeOwnTime } from './loaded-event.ts';
import { schedulePlace } from './schedule-places.ts';
import { deleteEvents, takeEvent } from './store.ts';
import { tellParticipants } from './tell-participants.ts';

/** Of an event that nobody changed since it was made. */
const untouched = 1;

/**
 * Takes a move of "this and later" back: the later series ends, and the earlier one goes on as it did. Whoever answered
 * the earlier one did so for these times too.
 */
export async function rejoinSchedule(
  ctx: Context,
  id: string,
  { from, startAt }: { from: string; startAt: number },
): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  const { eventId, originalStart } = readOccurrenceId(from);
  const earlier = await takeOwn(ctx, eventId);
  const { event: later, time } = await takeOwnTime(db, id, session.userId);
  ctx.auditTarget(later.row.title);
  if (!originalStart || later.row.id === eventId || later.row.version !== untouched)
    throw new AppError('RECORD_CHANGED');
  const { zone } = earlier.timing;
  const movedTo = later.row.isAllDay
    ? (`${wallOf(startAt, zone).slice(0, 10)}T00:00` as Wall)
    : wallOf(startAt, zone);
  const joined = joinedSeries(earlier, movedBack(earlier, later, originalStart, movedTo));
  const back = joined && occurrenceAt(joined.timing, joined.exceptions, originalStart);
  if (!joined || !back) throw new AppError('RECORD_CHANGED');

  const by = countOf(originalStart) - countOf(movedTo);
  const single = later.participants
    .filter((one) => one.originalStart !== '')
    .map((one) => ({ ...one, originalStart: shifted(one.originalStart, by) }));
  await keepChanged(db, earlier, { ...joined, participants: [...earlier.participants, ...single] }, now);
  const userIds = [...answersAt(later, time.originalStart).keys()];
  await showFilesAt(db, schedulePlace(later.row.id), []);
  await deleteEvents(db, [later.row.id]);
  await tellOnCommit(db, [{ userIds, what: 'schedule', id: later.row.id }]);
  await tellParticipants(ctx, {
    ...{ what: 'moved', userIds, groupId: eventId, zone, time: back },
    facts: factsAt(earlier, back),
  });
  return { id: occurrenceId(eventId, originalStart) };
}

async function takeOwn({ db, session }: Context, eventId: string): Promise<LoadedEvent> {
  const row = await takeEvent(db, eventId);
  const [event] = row?.creatorUserId === session.userId ? await loadEvents(db, [row]) : [];
  if (!event) throw new AppError('NOT_FOUND');
  return event;
}

/** The later series at its old time: its first start may have been put on another day by its rule. */
function movedBack(earlier: LoadedEvent, later: LoadedEvent, originalStart: Wall, movedTo: Wall) {
  const { start, end } = earlier.timing;
  const oldEnd = shifted(originalStart, countOf(end) - countOf(start));
  const { timing, exceptions } = movedSeries(later.timing, later.exceptions, {
    ...{ from: movedTo, start: originalStart, end: oldEnd, rule: later.timing.rule },
  });
  return { timing: { ...timing, start: originalStart, end: oldEnd }, exceptions };
}

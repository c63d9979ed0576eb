import { AppError } from '@fairway/contract/app-error.ts';
import { editScope } from '@fairway/contract/schedule.ts';
import { movedSeries, splitAt } from '@fairway/domain/schedule/edit-scope.ts';
import type { Timing } from '@fairway/domain/schedule/occurrences.ts';
import { nextStart } from '@fairway/domain/schedule/rule.ts';
import { countOf, momentOf, shifted, type Wall, wallOf } from '@fairway/domain/schedule/wall-clock.ts';
import { newId } from '../database/new-id.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { occurrenceId } from './event-id.ts';
import { factsOf, keepChanged, keepEvent } from './keep-event.ts';
import { answersAt, factsAt, type KeptOccurrence, type LoadedEvent, takeOwnTime } from './loaded-event.ts';
import { changedPeople, checkInvited, peopleOfOneTime } from './participants.ts';
import { filesIn, scheduleFiles } from './schedule-files.ts';
import { schedulePlace } from './schedule-places.ts';
import type { EventFacts } from './tables.ts';
import { tellParticipants } from './tell-participants.ts';
import { keepsRule, type Written, wallsOf, writtenEvent } from './written-event.ts';

/** What somebody wants of one time of an event, and of those that go with it. */
interface Wanted {
  facts: EventFacts;
  /** Of the time that was opened. */
  start: Wall;
  end: Wall;
  zone: string;
  rule: string;
  others: string[];
}

export async function changeSchedule(
  ctx: Context,
  id: string,
  scope: number,
  { version, ...written }: Written & { version?: number | undefined },
): Promise<{ id: string }> {
  const { db, session } = ctx;
  ctx.auditTarget(written.title);
  const { event, time } = await takeOwnTime(db, id, session.userId);
  const { row, timing, participants } = event;
  if (version !== undefined && version !== row.version) throw new AppError('RECORD_CHANGED');
  // One time alone has no rule of its own, and keeps that of its series.
  const keptRule =
    scope === editScope.onlyThis && timing.rule !== ''
      ? ''
      : keepsRule(written, timing)
        ? timing.rule
        : undefined;
  const { facts: said, timing: asked } = await writtenEvent(ctx, written, keptRule);
  const known = participants.map(({ userId }) => userId);
  const others = await checkInvited(ctx, written.toUserIds, known);
  const files = await scheduleFiles(ctx, written.files);
  const [start, end] = wallsOf(written, asked.zone);
  const wanted: Wanted = {
    ...{ facts: { ...said, files: files.written }, start, end, others },
    ...{ zone: asked.zone, rule: scope === editScope.onlyThis ? timing.rule : asked.rule },
  };
  const changed = await apply(ctx, { event, time }, scope, wanted);
  await showFilesAt(db, schedulePlace(changed.groupId), [
    ...files.ids,
    ...event.exceptions.flatMap((one) => filesIn(one.facts?.files ?? '')),
    ...(scope === editScope.onlyThis ? filesIn(row.files) : []),
  ]);
  return { id: changed.id };
}

/** As somebody drags it: the same in everything but its time. */
export async function moveSchedule(
  ctx: Context,
  id: string,
  scope: number,
  { startAt, endAt }: { startAt: number; endAt: number },
): Promise<{ id: string }> {
  const { event, time } = await takeOwnTime(ctx.db, id, ctx.session.userId);
  const { row, timing } = event;
  const facts = factsOf(factsAt(event, time));
  ctx.auditTarget(facts.title);
  const [start, end] = [startAt, endAt].map((at) => {
    const wall = wallOf(at, timing.zone);
    return facts.isAllDay ? `${wall.slice(0, 10)}T00:00` : wall;
  }) as [Wall, Wall];
  if (end <= start) throw new AppError('SCHEDULE_ENDS_TOO_EARLY');
  const others = [...answersAt(event, time.originalStart).keys()].filter((one) => one !== row.creatorUserId);
  const { zone, rule } = timing;
  const changed = await apply(ctx, { event, time }, scope, { facts, start, end, zone, rule, others });
  return { id: changed.id };
}

interface Found {
  event: LoadedEvent;
  time: KeptOccurrence;
}

async function apply(ctx: Context, { event, time }: Found, scope: number, wanted: Wanted) {
  const { row, timing } = event;
  const before = answersAt(event, time.originalStart);
  const shown = factsAt(event, time);
  const { facts, start, end, zone, rule, others } = wanted;
  const hasMoved = start !== time.start || end !== time.end || zone !== timing.zone || rule !== timing.rule;
  const isOnce = timing.rule === '';
  const kept = await (isOnce || scope === editScope.all
    ? changeAll(ctx, event, time, wanted, hasMoved)
    : scope === editScope.thisAndLater
      ? changeLater(ctx, event, time, wanted, hasMoved)
      : changeOne(ctx, event, time, wanted, hasMoved));
  const news = { groupId: kept.groupId, zone, facts };
  const told: KeptOccurrence = {
    ...{ originalStart: kept.originalStart, start, end, exception: undefined },
    ...momentsOf(start, end, zone),
  };
  const stayed = others.filter((userId) => before.has(userId));
  await tellParticipants(ctx, {
    ...{ ...news, what: 'invited', time: told },
    userIds: others.filter((userId) => !before.has(userId)),
  });
  // Whoever comes anyway need not hear of another colour.
  if (hasMoved || facts.place !== shown.place)
    await tellParticipants(ctx, { ...news, what: 'moved', time: told, userIds: stayed });
  const gone = [...before.keys()].filter(
    (userId) => userId !== row.creatorUserId && !others.includes(userId),
  );
  await tellParticipants(ctx, { ...news, facts: shown, what: 'cancelled', time, userIds: gone });
  return { ...kept, id: occurrenceId(kept.groupId, kept.originalStart) };
}

const momentsOf = (start: Wall, end: Wall, zone: string) => ({
  startAt: momentOf(start, zone),
  endAt: momentOf(end, zone),
});

interface KeptAt {
  groupId: string;
  originalStart: Wall;
}

async function changeOne(
  { db, now }: Context,
  event: LoadedEvent,
  { originalStart }: KeptOccurrence,
  { facts, start, end, others }: Wanted,
  hasMoved: boolean,
): Promise<KeptAt> {
  const { row, exceptions, participants } = event;
  const exception = { originalStart, isCancelled: false, start, end, facts };
  await keepChanged(
    db,
    event,
    {
      exceptions: [...exceptions.filter((one) => one.originalStart !== originalStart), exception],
      participants: peopleOfOneTime(participants, originalStart, row.creatorUserId, others, hasMoved),
    },
    now,
  );
  return { groupId: row.id, originalStart };
}

async function changeAll(
  { db, now }: Context,
  event: LoadedEvent,
  { originalStart }: KeptOccurrence,
  { facts, start, end, zone, rule, others }: Wanted,
  hasMoved: boolean,
): Promise<KeptAt> {
  const { row, participants } = event;
  const moved = movedSeries(event.timing, event.exceptions, { from: originalStart, start, end, rule });
  const timing = onItsRule({ ...moved.timing, zone });
  const by = countOf(start) - countOf(originalStart);
  const people = changedPeople(participants, row.creatorUserId, others, hasMoved);
  await keepChanged(
    db,
    event,
    {
      facts,
      timing,
      exceptions: moved.exceptions,
      participants: shiftedPeople(people, by, rule === event.timing.rule),
    },
    now,
  );
  const at = nextStart(timing.start, timing.rule, start) ?? timing.start;
  return { groupId: row.id, originalStart: at };
}

async function changeLater(
  ctx: Context,
  event: LoadedEvent,
  time: KeptOccurrence,
  wanted: Wanted,
  hasMoved: boolean,
): Promise<KeptAt> {
  const { db, now } = ctx;
  const { row, participants } = event;
  const { originalStart } = time;
  const { before, after } = splitAt(event.timing, event.exceptions, originalStart);
  if (!before) return changeAll(ctx, event, time, wanted, hasMoved);
  const { facts, start, end, zone, others } = wanted;
  const isSameRule = wanted.rule === event.timing.rule;
  const rule = isSameRule ? after.timing.rule : wanted.rule;
  const moved = movedSeries(after.timing, after.exceptions, { from: originalStart, start, end, rule });
  const timing = onItsRule({ ...moved.timing, zone });
  const earlier = participants.filter((one) => one.originalStart < originalStart);
  const later = participants.filter((one) => one.originalStart === '' || one.originalStart >= originalStart);
  await keepChanged(db, event, { ...before, participants: earlier }, now);
  const id = newId(now.getTime());
  const people = changedPeople(later, row.creatorUserId, others, hasMoved);
  await keepEvent(db, {
    ...{ id, facts, timing, exceptions: moved.exceptions, creatorUserId: row.creatorUserId, now },
    participants: shiftedPeople(people, countOf(start) - countOf(originalStart), isSameRule),
  });
  return { groupId: id, originalStart: timing.start };
}

/** A series begins with its first time: where it was moved to another day, the rule says which that is. */
function onItsRule(timing: Timing): Timing {
  const first = nextStart(timing.start, timing.rule, timing.start);
  if (first === undefined) throw new AppError('SCHEDULE_RULE_WRONG');
  return { ...timing, start: first, end: shifted(first, countOf(timing.end) - countOf(timing.start)) };
}

/** Answers to single times go with them; under another rule these times are no more. */
const shiftedPeople = <P extends { originalStart: string }>(
  people: P[],
  by: number,
  isSameRule: boolean,
): P[] =>
  people
    .filter(({ originalStart }) => originalStart === '' || isSameRule)
    .map((one) =>
      one.originalStart === '' ? one : { ...one, originalStart: shifted(one.originalStart, by) },
    );

import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import {
  type listSchedule as listCall,
  type listMonth as listMonthCall,
  type listTeamSchedule as listTeamCall,
  longestRange,
  type ScheduleOccurrence,
} from '@fairway/contract/schedule.ts';
import type { Range, Timing } from '@fairway/domain/schedule/occurrences.ts';
import { dayOf, isZone, momentOf, shifted, timeOf, wallOf } from '@fairway/domain/schedule/wall-clock.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { searchSubordinates } from '../people/subordinates.ts';
import { readSettings } from '../system/settings.ts';
import { occurrenceId } from './event-id.ts';
import { kindsOfDays } from './kinds-of-days.ts';
import { datesIn, type ScheduleLayers } from './layers.ts';
import {
  type Answered,
  answersAt,
  exceptionOf,
  factsAt,
  type KeptException,
  type KeptOccurrence,
  loadEvents,
  timesIn,
  timingOf,
} from './loaded-event.ts';
import { type DrawnParticipant, type DrawnRow, drawnEvents } from './range-store.ts';
import { shownItem } from './shown-item.ts';
import { exceptionsOf, findEvents } from './store.ts';

const [minute, oneDay] = [60_000, 86_400_000];

interface DrawnEvent {
  row: DrawnRow;
  timing: Timing;
  exceptions: KeptException[];
  participants: DrawnParticipant[];
}

interface Found {
  event: DrawnEvent;
  time: KeptOccurrence;
  answers: ReadonlyMap<string, Answered<DrawnParticipant>>;
}

/** Everything these people have in a range, in order. */
export async function timesOfPeople(db: Db, userIds: readonly string[], range: Range): Promise<Found[]> {
  const span = { from: new Date(range.from), before: new Date(range.before) };
  const rows = await drawnEvents(db, userIds, span);
  const repeated = rows.filter(({ row }) => row.rule !== '').map(({ row }) => row.id);
  const exceptions = Map.groupBy(await exceptionsOf(db, repeated), ({ eventId }) => eventId);
  const found: Found[] = [];
  for (const { row, participants } of rows) {
    const others = (exceptions.get(row.id) ?? []).map(exceptionOf);
    const event = { row, participants, timing: timingOf(row), exceptions: others };
    const ofSeries = answersAt(event, '');
    const isAnsweredAlike = participants.every(({ originalStart }) => originalStart === '');
    for (const time of timesIn(event, range)) {
      const answers = isAnsweredAlike ? ofSeries : answersAt(event, time.originalStart);
      if (answers.size > 0) found.push({ event, time, answers });
    }
  }
  return found.sort(
    (one, other) => one.time.startAt - other.time.startAt || (one.event.row.id < other.event.row.id ? -1 : 1),
  );
}

function drawn({ event, time, answers }: Found, userId: string): ScheduleOccurrence {
  const { row, timing } = event;
  const facts = factsAt(event, time);
  const isBusyOnly = facts.isPrivate && row.creatorUserId !== userId && !answers.has(userId);
  const shown = isBusyOnly ? { title: '', category: '', color: '', place: '', urgent: 1 } : facts;
  const isUntilMidnight = timeOf(time.end) === '00:00';
  const userIds: string[] = [];
  for (const [id, { answer }] of answers) if (answer !== 'declined') userIds.push(id);
  return {
    ...{ id: isBusyOnly ? '' : occurrenceId(row.id, time.originalStart), groupId: isBusyOnly ? '' : row.id },
    ...{ title: shown.title, category: shown.category, color: shown.color, place: shown.place },
    ...{ urgent: shown.urgent, allDay: facts.isAllDay ? 1 : 0, startAt: time.startAt, endAt: time.endAt },
    ...{
      startDate: dayOf(time.start),
      endDate: dayOf(isUntilMidnight ? shifted(time.end, -minute) : time.end),
    },
    ...{ isRepeated: timing.rule !== '', isBusyOnly, mayEdit: row.creatorUserId === userId },
    ...{ myAnswer: answers.get(userId)?.answer ?? null, userIds },
  };
}

function checkedRange({ language }: Context, { from, before }: Range): Range {
  if (before <= from || before - from > longestRange)
    throw fieldsInvalid({ before: fieldWords.wrongForm[language] });
  return { from, before };
}

export async function listSchedule(
  ctx: Context,
  { zone, layers, ...asked }: Range & { zone: string; layers: string },
  offered: ScheduleLayers,
): Promise<Reply<typeof listCall>> {
  const { db, session, language } = ctx;
  const range = checkedRange(ctx, asked);
  if (zone !== '' && !isZone(zone)) throw fieldsInvalid({ zone: fieldWords.wrongForm[language] });
  const where = zone || (await readSettings(db)).timeZone;
  const found = await timesOfPeople(db, [session.userId], range);
  const [first, last] = [dayOf(wallOf(range.from, where)), dayOf(wallOf(range.before - 1, where))];
  return {
    list: found.map((one) => drawn(one, session.userId)),
    days: await kindsOfDays(db, first, last),
    ...(await datesIn(ctx, offered, layers, range)),
  };
}

export async function listTeamSchedule(
  ctx: Context,
  { userIds, ...asked }: Range & { userIds?: string | undefined },
): Promise<Reply<typeof listTeamCall>> {
  const range = checkedRange(ctx, asked);
  const below = await searchSubordinates(ctx, undefined);
  const wanted = userIds === undefined ? below.map(({ id }) => id) : [...new Set(userIds.split(','))];
  if (!wanted.every((id) => below.some((one) => one.id === id))) throw new AppError('NOT_FOUND');
  const found = await timesOfPeople(ctx.db, wanted, range);
  return {
    list: found.map((one) => drawn(one, ctx.session.userId)),
    people: below.map(({ id, realName }) => ({ id, realName })),
  };
}

/** As the family's clients ask for a month: how many events each day has, and those of one. */
export async function listMonth(
  ctx: Context,
  asked: { startTime: string; endTime: string; dateTime?: string | undefined },
): Promise<Reply<typeof listMonthCall>> {
  const { db, session } = ctx;
  const zone = (await readSettings(db)).timeZone;
  const [first, last] = [askedDay(ctx, asked.startTime, zone), askedDay(ctx, asked.endTime, zone)];
  const day =
    asked.dateTime === undefined
      ? dayOf(wallOf(ctx.now.getTime(), zone))
      : askedDay(ctx, asked.dateTime, zone);
  const midnight = (one: string, days = 0) => momentOf(shifted(`${one}T00:00`, days * oneDay), zone);
  const range = checkedRange(ctx, { from: midnight(first), before: midnight(last, 1) });
  const signList: Record<string, number> = {};
  for (const { time } of await timesOfPeople(db, [session.userId], range))
    for (const one of daysOf(time, zone))
      if (one >= first && one <= last) {
        const sign = one.replaceAll('-', '');
        signList[sign] = (signList[sign] ?? 0) + 1;
      }
  const today = await timesOfPeople(db, [session.userId], { from: midnight(day), before: midnight(day, 1) });
  const rows = await findEvents(db, [...new Set(today.map(({ event }) => event.row.id))]);
  const whole = new Map((await loadEvents(db, rows)).map((event) => [event.row.id, event]));
  const todayList = [];
  for (const { event, time } of today) {
    const all = whole.get(event.row.id);
    if (all) todayList.push(await shownItem(db, session.userId, all, time));
  }
  return { signList, todayList };
}

/** Every day it touches, on the wall of a zone. */
function daysOf({ startAt, endAt }: KeptOccurrence, zone: string): string[] {
  const last = dayOf(wallOf(Math.max(endAt - 1, startAt), zone));
  const days: string[] = [];
  for (let day = dayOf(wallOf(startAt, zone)); day <= last; day = dayOf(shifted(`${day}T00:00`, oneDay)))
    days.push(day);
  return days;
}

/** Clients of the family write a day in several ways, and as a moment. */
function askedDay({ language }: Context, written: string, zone: string): string {
  if (/^\d{12,14}$/.test(written)) return dayOf(wallOf(Number(written), zone));
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(written) ?? [];
  const found = `${year}-${month}-${day}`;
  const at = Date.parse(`${found}T00:00:00Z`);
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(found))
    throw fieldsInvalid({ dateTime: fieldWords.wrongForm[language] });
  return found;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { changeCalendar as changeCall, changeWorkWeek as weekCall } from '@fairway/contract/calendar.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { findLastChange } from '../entities/change-history.ts';
import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import { calendarWords } from '../language/calendar-words.ts';
import { changeSettings } from '../system/change-setting.ts';
import { readSettings } from '../system/settings.ts';
import { readDay, writtenDay } from './day-state.ts';
import { deleteDays, findDays, holdCalendar, saveDays } from './store.ts';
import { tellCalendarScreens } from './tell-calendar-screens.ts';

export const entity = 'calendar';
export const weekPart = 'week';

/** What is put down of days: by day how it is, null where it is as the week says. */
type DayStates = Record<string, string | null>;

export async function changeCalendar(
  ctx: Context,
  year: string,
  { version, days }: Received<typeof changeCall>['body'],
): Promise<{ version: number }> {
  const misplaced = days.find(({ day }) => !day.startsWith(`${year}-`));
  if (misplaced) throw new AppError('CALENDAR_DAY_MISPLACED', { day: misplaced.day, year });
  await takePart(ctx, year, version);
  const wanted: DayStates = Object.fromEntries(
    days.map(({ day, isWorked, name }) => [day, isWorked === null ? null : writtenDay({ isWorked, name })]),
  );
  return writeDays(ctx, year, version, wanted, 'update');
}

export async function changeWorkWeek(
  ctx: Context,
  { version, weekdays }: Received<typeof weekCall>['body'],
): Promise<{ version: number }> {
  await takePart(ctx, weekPart, version);
  return writeWeek(ctx, version, [...new Set(weekdays)].sort().join(''), 'update');
}

/** Takes the last change of a year or of the week back, if it is the last. */
export async function undoCalendar(
  ctx: Context,
  part: string,
  version: number,
): Promise<{ version: number }> {
  await takePart(ctx, part, version);
  const last = await findLastChange(ctx.db, entity, part);
  if (last?.version !== version || last.act === 'undo') throw new AppError('CALENDAR_UNDO_OVER');
  const before = Object.fromEntries(
    last.differences.map((one) => [one.field, one.before === null ? null : String(one.before)]),
  );
  return part === weekPart
    ? writeWeek(ctx, version, String(before.weekdays), 'undo')
    : writeDays(ctx, part, version, before, 'undo');
}

/** Holds the calendar, and refuses who saw another one of this part. */
async function takePart(ctx: Context, part: string, version: number): Promise<void> {
  ctx.auditTarget(part === weekPart ? calendarWords.week.zh : part);
  await holdCalendar(ctx.db);
  const last = await findLastChange(ctx.db, entity, part);
  if ((last?.version ?? 0) !== version) throw new AppError('RECORD_CHANGED');
}

async function writeDays(
  ctx: Context,
  year: string,
  version: number,
  wanted: DayStates,
  act: 'update' | 'undo',
): Promise<{ version: number }> {
  const { db } = ctx;
  const stored = await findDays(db, Object.keys(wanted));
  const before: DayStates = Object.fromEntries(Object.keys(wanted).map((day) => [day, null]));
  for (const one of stored) before[one.day] = writtenDay(one);
  const change = { entity, id: year, version: version + 1, act };
  if (!(await recordChange(ctx, change, before, wanted))) return { version };
  const states = Object.entries(wanted);
  await deleteDays(
    db,
    states.flatMap(([day, state]) => (state === null ? [day] : [])),
  );
  await saveDays(
    db,
    states.flatMap(([day, state]) => (state === null ? [] : [{ day, ...readDay(state) }])),
  );
  await tellCalendarScreens(db);
  return { version: version + 1 };
}

async function writeWeek(
  ctx: Context,
  version: number,
  weekdays: string,
  act: 'update' | 'undo',
): Promise<{ version: number }> {
  const { db, session, now } = ctx;
  const { workedWeekdays } = await readSettings(db);
  const change = { entity, id: weekPart, version: version + 1, act };
  if (!(await recordChange(ctx, change, { weekdays: workedWeekdays }, { weekdays }))) return { version };
  await changeSettings(db, { workedWeekdays: weekdays }, { changedBy: session.userId, changedAt: now });
  await tellCalendarScreens(db);
  return { version: version + 1 };
}

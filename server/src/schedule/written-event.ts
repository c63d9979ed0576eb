import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { type addSchedule, repetition } from '@fairway/contract/schedule.ts';
import type { Timing } from '@fairway/domain/schedule/occurrences.ts';
import { isReminderCode } from '@fairway/domain/schedule/reminder-at.ts';
import { nextStart, readRule, untilOf, writeRule } from '@fairway/domain/schedule/rule.ts';
import { countOf, dayOf, isZone, shifted, type Wall, wallOf } from '@fairway/domain/schedule/wall-clock.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { readSettings } from '../system/settings.ts';
import type { EventFacts } from './tables.ts';

export type Written = Received<typeof addSchedule>['body'];

const oneDay = 86_400_000;

/** What somebody wrote, as it is kept: everything but its files and its people. */
export async function writtenEvent(
  { db, language }: Pick<Context, 'db' | 'language'>,
  written: Written,
  keptRule?: string,
): Promise<{ facts: Omit<EventFacts, 'files'>; timing: Timing }> {
  const wrong = (field: string) => fieldsInvalid({ [field]: fieldWords.wrongForm[language] });
  const zone = written.zone || (await readSettings(db)).timeZone;
  if (!isZone(zone)) throw wrong('zone');
  const isAllDay = written.allDay === 1;
  if (!isReminderCode(written.reminderTime, isAllDay)) throw wrong('reminderTime');
  const [start, end] = wallsOf(written, zone);
  if (end <= start) throw new AppError('SCHEDULE_ENDS_TOO_EARLY');
  const rule = keptRule ?? ruleOf(written, zone, start);
  const first = nextStart(start, rule, start);
  if (first === undefined) throw new AppError('SCHEDULE_RULE_WRONG');
  const timing = { zone, rule, start: first, end: shifted(first, countOf(end) - countOf(start)) };
  const { title, content, category, urgent, color, place, isPrivate, duration } = written;
  const { reminderTime, reminderType, send, sendName } = written;
  return {
    timing,
    facts: {
      ...{ title, content, category, urgent, isAllDay, color, place, isPrivate, duration },
      ...{ reminderTime, reminderType, send, sendName },
    },
  };
}

/** The start and the end on the wall of a zone; of whole days the midnight after the last. */
export function wallsOf(written: Written, zone: string): [Wall, Wall] {
  const { startDay, startTime, endDay = startDay, endTime, duration } = written;
  const day = dayOf(wallOf(startDay, zone));
  const lastDay = dayOf(wallOf(endDay, zone));
  if (written.allDay === 1) return [`${day}T00:00`, shifted(`${lastDay}T00:00`, oneDay)];
  const start: Wall = `${day}T${startTime}`;
  if (endTime === undefined && duration > 0) return [start, shifted(start, duration * 60_000)];
  return [start, `${lastDay}T${endTime ?? startTime}`];
}

const frequencies = { 2: 'DAILY', 3: 'WEEKLY', 4: 'MONTHLY', 5: 'YEARLY' } as const;

/** The rule of RFC 5545, written as such or by the family's codes. */
function ruleOf({ rule, repetition: code, repeatTime }: Written, zone: string, start: Wall): string {
  if (rule === '') {
    if (code === repetition.none) return '';
    const frequency = `FREQ=${frequencies[code as keyof typeof frequencies]}`;
    if (repeatTime === null) return frequency;
    const lastDay = dayOf(wallOf(repeatTime, zone));
    if (lastDay < dayOf(start)) throw new AppError('SCHEDULE_REPEATS_TOO_SHORT');
    return `${frequency};UNTIL=${untilOf(`${lastDay}T23:59`)}`;
  }
  const read = readRule(rule);
  if (!read) throw new AppError('SCHEDULE_RULE_WRONG');
  const until = read.get('UNTIL');
  if (until && until.slice(0, 8) < dayOf(start).replaceAll('-', ''))
    throw new AppError('SCHEDULE_REPEATS_TOO_SHORT');
  return writeRule(read);
}

/** A rule as the family's clients know it: how often, and until which day. */
export function shownRepetition(rule: string): { repetition: number; lastDay: string | undefined } {
  const read = rule === '' ? undefined : readRule(rule);
  const found = Object.entries(frequencies).find(([, name]) => name === read?.get('FREQ'));
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(read?.get('UNTIL') ?? '') ?? [];
  return {
    repetition: found ? Number(found[0]) : repetition.none,
    lastDay: year && `${year}-${month}-${day}`,
  };
}

/** Whoever sends the codes that they were shown did not mean to change a rule that says more. */
export function keepsRule({ rule, repetition: code, repeatTime, zone }: Written, kept: Timing): boolean {
  const shown = shownRepetition(kept.rule);
  const lastDay = repeatTime === null ? undefined : dayOf(wallOf(repeatTime, zone || kept.zone));
  return rule === '' && shown.repetition === code && shown.lastDay === lastDay;
}

import type { ScheduleItem } from '@fairway/contract/schedule.ts';
import { reminderMinutes, wholeDayCodes } from '@fairway/domain/schedule/reminder-at.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Say } from '../language/words.ts';

/** When somebody is reminded, in words. */
export function reminderText(words: Say, code: number, isAllDay: boolean): string {
  const found = isAllDay ? wholeDayCodes.find((one) => one.code === code) : undefined;
  if (found) {
    const hour = `${String(found.hour).padStart(2, '0')}:00`;
    return found.days === 0
      ? words('scheduleSameDay', { hour })
      : words('scheduleDaysBefore', { count: found.days, hour });
  }
  if (isAllDay || code === -2) return words('scheduleNoReminder');
  if (code === -1) return words('scheduleAtStart');
  if (code >= 1_440) return words('scheduleDaysEarlier', { count: code / 1_440 });
  return code >= 60
    ? words('scheduleHoursBefore', { count: code / 60 })
    : words('scheduleMinutesBefore', { count: code });
}

export const reminderCodes = (isAllDay: boolean): number[] =>
  isAllDay ? [-2, ...wholeDayCodes.map(({ code }) => code)] : [-2, -1, ...reminderMinutes];

const repetitions = {
  2: 'scheduleDaily',
  3: 'scheduleWeekly',
  4: 'scheduleMonthly',
  5: 'scheduleYearly',
} as const;

/** How often it is, in words. */
export function repetitionText(words: Say, { rule, repetition, repeatTime, zone }: ScheduleItem): string {
  const name = repetitions[repetition as keyof typeof repetitions];
  if (!name) return '';
  const interval = /INTERVAL=(\d+)/.exec(rule)?.[1];
  const until =
    repeatTime === null ? '' : words('scheduleUntil', { day: formatDate(repeatTime, 'yyyy-MM-dd', zone) });
  const every =
    interval === undefined
      ? words(name)
      : words('scheduleEvery', { how: words(name), count: Number(interval) });
  return [every, until].filter(Boolean).join(' ');
}

import type { ScheduleItem } from '@fairway/contract/schedule.ts';
import { reminderMinutes, wholeDayCodes } from '@fairway/domain/schedule/reminder-at.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { LanguageTag, Say } from '../language/words.ts';
import { addDays, dayInLanguage, mondayBased } from '../ui/dates/month-days.ts';

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

const intervals = {
  2: 'scheduleEveryDays',
  3: 'scheduleEveryWeeks',
  4: 'scheduleEveryMonths',
  5: 'scheduleEveryYears',
} as const;

type Repeated = Pick<ScheduleItem, 'rule' | 'repetition' | 'repeatTime' | 'zone' | 'startAt'>;

/** How often it is, in words. */
export function repetitionText(words: Say, language: LanguageTag, event: Repeated): string {
  const { repeatTime, zone } = event;
  const until =
    repeatTime === null ? '' : words('scheduleUntil', { day: formatDate(repeatTime, 'yyyy-MM-dd', zone) });
  return [howOften(words, language, event), until].filter(Boolean).join(' ');
}

function howOften(words: Say, language: LanguageTag, { rule, repetition, zone, startAt }: Repeated): string {
  const code = repetition as keyof typeof repetitions;
  const name = repetitions[code];
  if (!name) return '';
  const count = Number(/INTERVAL=(\d+)/.exec(rule)?.[1] ?? 1);
  const named = /BYDAY=([A-Z,]+)/.exec(rule)?.[1];
  if (count === 1 && named === 'MO,TU,WE,TH,FR') return words('scheduleWorkdays');
  if (count === 1 && rule.includes('BYMONTHDAY=-1')) return words('scheduleLastDay');
  if (repetition !== 3) return count === 1 ? words(name) : words(intervals[code], { count });
  if (count === 1 && named === undefined) return words(name);
  const how = count === 1 ? words('scheduleEveryWeek') : words('scheduleEveryWeeks', { count });
  const own = mondayBased(formatDate(startAt, 'yyyy-MM-dd', zone));
  const days = named?.split(',').map((one) => weekdays.indexOf(one)) ?? [own];
  return words('scheduleOnDays', { how, days: namesOfWeekdays(days, language) });
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const aMonday = '2024-01-01';

const namesOfWeekdays = (days: readonly number[], language: LanguageTag): string =>
  new Intl.ListFormat(language).format(
    days.map((day) =>
      dayInLanguage(addDays(aMonday, day), language, { weekday: language === 'en' ? 'long' : 'short' }),
    ),
  );

import type { notificationKinds, Preferences } from '@fairway/contract/account.ts';
import { formatDate } from '../time/format-date.ts';

type Kind = (typeof notificationKinds)[number];

/** The time zone of this name as the calendar knows it, or undefined when there is none. */
export function zoneOf(name: string): string | undefined {
  // Engines take offsets for zones too; an offset knows no summer time.
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Whether it is night where the person sleeps; a night that ends when it begins is none. */
export function isQuiet({ quietHours }: Pick<Preferences, 'quietHours'>, now: number): boolean {
  const { enabled, from, to, zone } = quietHours;
  if (!enabled || from === to) return false;
  const [hour = 0, minute = 0] = formatDate(now, 'HH:mm', zone).split(':').map(Number);
  const at = hour * 60 + minute;
  return from < to ? at >= from && at < to : at >= from || at < to;
}

/** Whether something of this kind may make a sound or be pushed now. */
export const mayNotify = (preferences: Preferences, kind: Kind, now: number): boolean =>
  preferences.notifications[kind] && !isQuiet(preferences, now);

export type RelativeTime =
  | { unit: 'now' }
  | { unit: 'minute' | 'hour' | 'day' | 'week' | 'month'; count: number }
  | { unit: 'date' };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, for the language file to put into words; `date` means it is time to show the date. */
export function relativeTime(at: number | Date, now: number | Date): RelativeTime {
  const ago = Number(now) - Number(at);
  if (Number.isNaN(ago)) return { unit: 'date' };
  // Also what lies ahead: a phone's clock may run behind the server's.
  if (ago < minute) return { unit: 'now' };
  if (ago < hour) return { unit: 'minute', count: Math.floor(ago / minute) };
  if (ago < day) return { unit: 'hour', count: Math.floor(ago / hour) };
  if (ago < 7 * day) return { unit: 'day', count: Math.floor(ago / day) };
  if (ago < 28 * day) return { unit: 'week', count: Math.floor(ago / (7 * day)) };
  // Days 28 and 29 are past three weeks and short of a 30-day month; they count as one month.
  if (ago < 120 * day) return { unit: 'month', count: Math.max(1, Math.floor(ago / (30 * day))) };
  return { unit: 'date' };
}

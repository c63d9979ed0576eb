import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Say } from '../language/words.ts';

const day = 24 * 60 * 60_000;
const dayOf = (at: number) => formatDate(at, 'yyyy-MM-dd');

/** When something was said: the shorter, the nearer. */
export function formatChatTime(words: Say, at: number, now = Date.now()): string {
  const time = formatDate(at, 'HH:mm');
  if (dayOf(at) === dayOf(now)) return time;
  if (dayOf(at) === dayOf(now - day)) return words('chatYesterday', { time });
  return formatDate(at, formatDate(at, 'yyyy') === formatDate(now, 'yyyy') ? 'MM-dd HH:mm' : undefined);
}

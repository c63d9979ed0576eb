import type { ChatMessage } from '@fairway/contract/chat.ts';
import { formatDate } from '../time/format-date.ts';
import { countsAsUnread, isShown, type Log, unstored } from './log.ts';

interface Echo {
  clientId: string;
  /** When it was written. */
  at: number;
}

/** One line of a conversation on the screen. */
export type LogRow<E extends Echo> =
  | { kind: 'time'; key: string; at: number }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage }
  | { kind: 'echo'; key: string; echo: E };

interface Shown<E> {
  /** Places without a gap. */
  log: Log;
  /** What was written on this device and is not acknowledged. */
  echoes: readonly E[];
  me: string;
  /** What lies behind it was unread when the conversation was opened. */
  readSeq: number;
}

/** After so long a silence the time is said again. */
const silence = 5 * 60_000;

/** The lines of a conversation: messages, what is still on its way after them, and between them times and where the unread begin. */
export function logRows<E extends Echo>({ log, echoes, me, readSeq }: Shown<E>): LogRow<E>[] {
  const rows: LogRow<E>[] = [];
  let before: number | undefined;
  let isDivided = false;
  const sayTime = (at: number, of: string) => {
    if (before === undefined || at - before >= silence || dayOf(at) !== dayOf(before))
      rows.push({ kind: 'time', key: `time:${of}`, at });
    before = at;
  };
  for (const message of log) {
    if (!isShown(message)) continue;
    const key = `${message.sendUserId}:${message.clientId || message.id}`;
    sayTime(message.sendTime, key);
    if (!isDivided && message.seq > readSeq && countsAsUnread(message, me)) {
      rows.push({ kind: 'unread', key: 'unread' });
      isDivided = true;
    }
    rows.push({ kind: 'message', key, message });
  }
  for (const echo of unstored(echoes, log, me)) {
    const key = `${me}:${echo.clientId}`;
    sayTime(echo.at, key);
    rows.push({ kind: 'echo', key, echo });
  }
  return rows;
}

const quarter = 15 * 60_000;
const days = new Map<number, string>();

/** The company's day. Asked for every message of a long log, so it is worked out once for each quarter of an hour: no zone is finer. */
function dayOf(at: number): string {
  const key = Math.floor(at / quarter);
  const known = days.get(key);
  if (known) return known;
  if (days.size > 20_000) days.clear();
  const day = formatDate(at, 'yyyy-MM-dd');
  days.set(key, day);
  return day;
}

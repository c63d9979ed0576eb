import { filledWords } from '@fairway/contract/filled-words.ts';
import { occurrenceAt } from '@fairway/domain/schedule/occurrences.ts';
import type { Db } from '../database/open.ts';
import { scheduleMessages } from '../language/schedule-words.ts';
import { inBoth } from '../language/words.ts';
import { notify, type Teller } from '../messages/notify.ts';
import { occurrenceId } from './event-id.ts';
import { factsAt, type LoadedEvent, loadEvents } from './loaded-event.ts';
import { mailReminder } from './mail-reminder.ts';
import { byMail } from './reminder-channels.ts';
import { type DueReminder, takeDueReminders } from './reminder-store.ts';
import { findEvents } from './store.ts';
import { detailPath, timeInWords } from './tell-participants.ts';

/** In one transaction: few enough that another process has its part too. */
const mostAtOnce = 100;
const late = 15 * 60_000;

/**
 * Tells everybody whose reminder is due. A reminder is taken in the transaction that leaves its message: whichever
 * process dies, there is one message, and the next minute brings what is still to come.
 */
export async function fireReminders(
  { bus, commitNow }: Pick<Teller, 'bus'> & { commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T> },
  now: Date,
): Promise<void> {
  for (let taken = mostAtOnce; taken === mostAtOnce; ) {
    const effects: (() => unknown)[] = [];
    const afterCommit = (work: () => unknown) => void effects.push(work);
    taken = await commitNow((db) => fireSome({ db, bus, afterCommit }, now));
    for (const effect of effects) await effect();
  }
}

async function fireSome(teller: Teller, now: Date): Promise<number> {
  const due = await takeDueReminders(teller.db, now, mostAtOnce);
  const rows = await findEvents(teller.db, [...new Set(due.map(({ eventId }) => eventId))]);
  const events = new Map((await loadEvents(teller.db, rows, [])).map((event) => [event.row.id, event]));
  const together = Map.groupBy(due, (one) => `${one.eventId} ${one.originalStart} ${one.dueAt.getTime()}`);
  for (const reminders of together.values()) {
    const event = events.get(reminders[0]?.eventId ?? '');
    if (event) await remind(teller, event, reminders, now);
  }
  return due.length;
}

async function remind(teller: Teller, event: LoadedEvent, reminders: readonly DueReminder[], now: Date) {
  const { row, timing, exceptions } = event;
  const { originalStart = '', dueAt = now } = reminders[0] ?? {};
  const time = occurrenceAt(timing, exceptions, originalStart);
  if (!time) return;
  const { title, isAllDay, place, send } = factsAt(event, time);
  const what = now.getTime() - dueAt.getTime() > late ? 'lateReminder' : 'reminder';
  const when = timeInWords(time, { isAllDay, zone: timing.zone });
  const message = {
    title: inBoth((language) => filledWords(scheduleMessages[what][language], { title })),
    bodyText: inBoth((language) => [when[language], place].filter(Boolean).join(' · ')),
    link: detailPath(row.id, occurrenceId(row.id, originalStart)),
  };
  const userIds = reminders.filter(({ isThere }) => isThere).map(({ userId }) => userId);
  await notify(teller, { type: 'schedule', ...message, userIds, now });
  if (send === byMail) await mailReminder(teller.db, message, userIds, now);
}

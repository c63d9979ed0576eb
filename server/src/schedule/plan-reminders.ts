import { reminderAt } from '@fairway/domain/schedule/reminder-at.ts';
import type { Db } from '../database/open.ts';
import { answersAt, factsAt, type LoadedEvent, loadEvents, timesIn } from './loaded-event.ts';
import { dropWaitingReminders, type PlannedReminder, planRows } from './reminder-store.ts';
import { type EventRow, findEvents, remindedEvents } from './store.ts';

const hour = 3_600_000;
/** How far ahead reminders are made. */
const ahead = 48 * hour;
/** Nobody is reminded earlier than a week before, at the earliest hour of that day. */
const earliest = 8 * 24 * hour;

/** Makes the reminders of the next days; those that are there already stay. */
export async function planAllReminders(db: Db, now: Date): Promise<void> {
  const rows = await remindedEvents(db, now, new Date(now.getTime() + ahead + earliest));
  await plan(db, rows, now);
}

/** The same for events that were just changed: what waits is made anew. */
export async function planRemindersOf(db: Db, eventIds: readonly string[], now: Date): Promise<void> {
  await dropWaitingReminders(db, eventIds);
  await plan(db, await findEvents(db, eventIds), now);
}

async function plan(db: Db, rows: EventRow[], now: Date): Promise<void> {
  const events = await loadEvents(db, rows);
  await planRows(
    db,
    events.flatMap((event) => remindersOf(event, now)),
  );
}

/** Whoever declined is not reminded, and nobody of what is past. */
function remindersOf(event: LoadedEvent, now: Date): PlannedReminder[] {
  const from = now.getTime();
  const times = timesIn(event, { from, before: from + ahead + earliest });
  return times.flatMap((time) => {
    const { reminderTime: code, isAllDay } = factsAt(event, time);
    const { originalStart, start, startAt } = time;
    const dueAt = reminderAt({ start, startAt, zone: event.timing.zone, isAllDay }, code);
    if (dueAt === undefined || dueAt < from || dueAt > from + ahead) return [];
    return [...answersAt(event, originalStart)]
      .filter(([, { answer }]) => answer !== 'declined')
      .map(([userId]) => ({ eventId: event.row.id, originalStart, userId, code, dueAt: new Date(dueAt) }));
  });
}

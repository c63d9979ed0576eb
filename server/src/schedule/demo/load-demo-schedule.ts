import type { Exception, Timing } from '@fairway/domain/schedule/occurrences.ts';
import { startsWithin } from '@fairway/domain/schedule/rule.ts';
import { shifted, type Wall, wallOf } from '@fairway/domain/schedule/wall-clock.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import type { Db } from '../../database/open.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { keepEvent } from '../keep-event.ts';
import { invitedPeople } from '../participants.ts';
import { demoEvents } from './events.ts';

const [minute, oneDay] = [60_000, 86_400_000];
/** Weeks of the calendar before today. */
const weeksBefore = 6;

/** Gives a team its calendar: six weeks that lie behind and as many ahead. */
export async function loadDemoSchedule(db: Db, today: Date): Promise<void> {
  const midnight = wallOf(midnightOf(today.getTime()), defaultZone);
  const weekday = (new Date(`${midnight}:00Z`).getUTCDay() + 6) % 7;
  const monday = shifted(midnight, -weekday * oneDay);
  for (const [at, event] of demoEvents.entries()) {
    const { by, to = [], week, day, from, minutes, rule = '', ...said } = event;
    const first = shifted(monday, (Math.max(week, -weeksBefore) * 7 + day) * oneDay);
    const start: Wall = `${first.slice(0, 10)}T${from}`;
    const timing: Timing = { zone: defaultZone, start, end: shifted(start, minutes * minute), rule };
    const organiser = userIdOf(by);
    const moved = said.isMovedOnce ? [movedTime(timing, midnight)] : [];
    const people = invitedPeople(organiser, to.map(userIdOf)).map((one) => ({
      ...one,
      answer: one.userId === userIdOf(said.declinedBy ?? '') ? ('declined' as const) : one.answer,
    }));
    await keepEvent(db, {
      id: `demo-schedule-${at + 1}`,
      timing,
      exceptions: moved,
      participants: people,
      creatorUserId: organiser,
      now: new Date(midnightOf(today.getTime())),
      facts: {
        ...{
          title: said.title,
          content: said.content ?? '',
          category: said.category,
          urgent: said.urgent ?? 1,
        },
        ...{ isAllDay: said.isAllDay ?? false, color: said.color ?? '', place: said.place ?? '' },
        ...{ isPrivate: said.isPrivate ?? false, duration: -1, reminderTime: -2, reminderType: 1 },
        ...{ send: '', sendName: '', files: '' },
      },
    });
  }
}

/** The next time of a series is a day and an hour later than its rule says. */
function movedTime(timing: Timing, from: Wall): Exception & { facts: null } {
  const [next = timing.start] = startsWithin(timing.start, timing.rule, from, shifted(from, 60 * oneDay));
  const [start, end] = [next, shifted(next, 60 * minute)].map((wall) => shifted(wall, oneDay + 60 * minute));
  return { originalStart: next, isCancelled: false, start: start ?? next, end: end ?? next, facts: null };
}

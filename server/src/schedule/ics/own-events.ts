import type { FeedShows } from '@fairway/contract/schedule-ics.ts';
import type { IcsEvent, IcsException, IcsFacts } from '@fairway/domain/schedule/ics/write-ics.ts';
import { occurrenceAt, type Timing } from '@fairway/domain/schedule/occurrences.ts';
import { reminderCode } from '@fairway/domain/schedule/reminder-at.ts';
import { countOf, shifted, type Wall } from '@fairway/domain/schedule/wall-clock.ts';
import type { Db } from '../../database/open.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import { factsAt, type LoadedEvent } from '../loaded-event.ts';
import type { EventRow } from '../store.ts';

/** What other calendars know an event by, and know again when it comes back. */
export const uidOf = ({ id, uid }: Pick<EventRow, 'id' | 'uid'>): string => uid || `${id}@fairway`;

/** The id of an event that went out under its own; undefined for the names of others. */
export const ownIdIn = (uid: string): string | undefined => /^(?:\d{8}T\d{4}\.)?(.+)@fairway$/.exec(uid)?.[1];

/** How much of an event is shown: all, or only when somebody is busy, and that is then called so. */
export interface Shown {
  shows: FeedShows;
  busy: string;
}

export const everything: Shown = { shows: 'everything', busy: '' };

/** Events as the calendar of somebody has them: without what they declined or were taken out of. */
export async function ownEvents(
  db: Db,
  userId: string,
  events: readonly LoadedEvent[],
  shown: Shown,
): Promise<IcsEvent[]> {
  const ids = events.flatMap((event) => [
    event.row.creatorUserId,
    ...peopleOf(event).map((one) => one.userId),
  ]);
  const names = await peopleNames(db, [...new Set(ids)], { withAccounts: false });
  return events.flatMap((event) => ownEvent(event, userId, names, shown));
}

const peopleOf = ({ participants }: LoadedEvent) =>
  participants.filter(({ originalStart }) => originalStart === '');

function ownEvent(
  event: LoadedEvent,
  userId: string,
  names: ReadonlyMap<string, string>,
  shown: Shown,
): IcsEvent[] {
  const { row, timing, exceptions, participants } = event;
  const mine = participants.filter((one) => one.userId === userId);
  const comes = ({ answer }: (typeof mine)[number]) => answer !== 'declined' && answer !== 'removed';
  const whole = mine.find(({ originalStart }) => originalStart === '');
  const facts = shownFacts(row, shown);
  const common = {
    ...{ sequence: row.version - 1, changedAt: row.lastModifyTime.getTime(), facts },
    ...{ organiser: names.get(row.creatorUserId) ?? '', people: [] as IcsEvent['people'] },
  };
  if (!isHidden(row, shown))
    common.people = peopleOf(event).flatMap(({ userId: id, answer }) =>
      id === row.creatorUserId || answer === 'removed' ? [] : [{ name: names.get(id) ?? '', answer }],
    );
  if (whole && comes(whole)) {
    const out = mine.filter((one) => one.originalStart !== '' && !comes(one));
    const kept = exceptions.map((one) => shownException(one, shown));
    return [{ ...common, uid: uidOf(row), timing, exceptions: without(timing, kept, out) }];
  }
  // Whoever comes to single times has those, each by itself.
  return mine.filter(comes).flatMap(({ originalStart }) => {
    const time = originalStart === '' ? undefined : occurrenceAt(timing, exceptions, originalStart);
    if (!time) return [];
    const { start, end } = time;
    const single = { zone: timing.zone, start, end, rule: '' };
    const uid = `${originalStart.replace(/[-:]/g, '')}.${uidOf(row)}`;
    return [
      { ...common, uid, timing: single, facts: shownFacts(factsAt(event, time), shown), exceptions: [] },
    ];
  });
}

function without(
  timing: Timing,
  exceptions: readonly IcsException[],
  out: readonly { originalStart: Wall }[],
): IcsException[] {
  const length = countOf(timing.end) - countOf(timing.start);
  const gone = new Set(out.map(({ originalStart }) => originalStart));
  return [
    ...exceptions.filter(({ originalStart }) => !gone.has(originalStart)),
    ...[...gone].map((originalStart) => {
      const end = shifted(originalStart, length);
      return { originalStart, isCancelled: true, start: originalStart, end, facts: null };
    }),
  ];
}

const isHidden = ({ isPrivate }: Pick<IcsFacts, 'isPrivate'>, { shows }: Shown): boolean =>
  shows === 'busyOnly' || (shows === 'privateBusy' && isPrivate);

function shownFacts(facts: IcsFacts, shown: Shown): IcsFacts {
  const { title, content, place, urgent, isAllDay, isPrivate, reminderTime } = facts;
  if (!isHidden(facts, shown)) return { title, content, place, urgent, isAllDay, isPrivate, reminderTime };
  return {
    ...{ title: shown.busy, content: '', place: '', urgent: 1, isAllDay, isPrivate: true },
    reminderTime: reminderCode.none,
  };
}

const shownException = (one: LoadedEvent['exceptions'][number], shown: Shown): IcsException => ({
  ...one,
  facts: one.facts && shownFacts(one.facts, shown),
});

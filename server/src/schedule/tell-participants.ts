import { filledWords } from '@fairway/contract/filled-words.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Context } from '../http/context.ts';
import { scheduleMessages, scheduleWords } from '../language/schedule-words.ts';
import { inBoth, type Words } from '../language/words.ts';
import { notify } from '../messages/notify.ts';
import { occurrenceId } from './event-id.ts';
import type { KeptOccurrence } from './loaded-event.ts';
import type { EventFacts } from './tables.ts';

export const detailPath = (groupId: string, id: string): string =>
  `/pages/schedule/detail?${new URLSearchParams({ groupId, id })}`;

/** When it is, as messages say it: on the wall where it was planned. */
export function timeInWords(
  { startAt, endAt, start, end }: Pick<KeptOccurrence, 'startAt' | 'endAt' | 'start' | 'end'>,
  { isAllDay, zone }: { isAllDay: boolean; zone: string },
): Words {
  return inBoth((language) => {
    if (isAllDay) {
      const last = formatDate(endAt - 1, 'yyyy-MM-dd', zone);
      const first = start.slice(0, 10);
      const days = first === last ? first : `${first} ${scheduleWords.until[language]} ${last}`;
      return `${days} ${scheduleWords.wholeDay[language]}`;
    }
    const from = formatDate(startAt, 'yyyy-MM-dd HH:mm', zone);
    const to = formatDate(
      endAt,
      start.slice(0, 10) === end.slice(0, 10) ? 'HH:mm' : 'yyyy-MM-dd HH:mm',
      zone,
    );
    return `${from} – ${to}`;
  });
}

interface News {
  what: keyof typeof scheduleMessages;
  userIds: readonly string[];
  groupId: string;
  zone: string;
  facts: Pick<EventFacts, 'title' | 'isAllDay' | 'place'>;
  time: KeptOccurrence;
  /** A line more. */
  line?: Words;
}

/** Leaves a message about an event that opens it, with everybody but who did it. */
export async function tellParticipants(ctx: Context, news: News): Promise<void> {
  const { session, now } = ctx;
  const { what, groupId, facts, time, zone, line } = news;
  const when = timeInWords(time, { isAllDay: facts.isAllDay, zone });
  const { title, place } = facts;
  await notify(ctx, {
    type: 'schedule',
    title: inBoth((language) =>
      filledWords(scheduleMessages[what][language], { name: session.realName, title }),
    ),
    bodyText: inBoth((language) => [when[language], place, line?.[language]].filter(Boolean).join(' · ')),
    link: what === 'cancelled' ? '' : detailPath(groupId, occurrenceId(groupId, time.originalStart)),
    userIds: news.userIds.filter((userId) => userId !== session.userId),
    creatorUserId: session.userId,
    now,
  });
}

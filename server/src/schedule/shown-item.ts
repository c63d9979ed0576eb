import type { ScheduleItem } from '@fairway/contract/schedule.ts';
import { dayOf, momentOf, shifted, timeOf, type Wall } from '@fairway/domain/schedule/wall-clock.ts';
import type { Db } from '../database/open.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import { occurrenceId } from './event-id.ts';
import { answersAt, factsAt, type KeptOccurrence, type LoadedEvent } from './loaded-event.ts';
import { shownRepetition } from './written-event.ts';

const oneDay = 86_400_000;

/** One time of an event as the wire knows it. */
export async function shownItem(
  db: Db,
  userId: string,
  event: LoadedEvent,
  time: KeptOccurrence,
): Promise<ScheduleItem> {
  const { row, timing } = event;
  const { zone, rule } = timing;
  const { isAllDay, ...facts } = factsAt(event, time);
  const answers = answersAt(event, time.originalStart);
  const face = await peopleFaces(db, [row.creatorUserId, ...answers.keys()]);
  const { repetition, lastDay } = shownRepetition(rule);
  const midnight = (wall: Wall) => momentOf(`${dayOf(wall)}T00:00`, zone);
  const end = isAllDay ? shifted(time.end, -oneDay) : time.end;
  const creator = face(row.creatorUserId);
  return {
    ...{ id: occurrenceId(row.id, time.originalStart), groupId: row.id },
    ...{ title: facts.title, content: facts.content, category: facts.category, urgent: facts.urgent },
    ...{ allDay: isAllDay ? 1 : 0, startDay: midnight(time.start), endDay: midnight(end) },
    ...{ startTime: timeOf(time.start), endTime: timeOf(end), duration: facts.duration },
    toUserIds: [...answers.keys()].filter((one) => one !== row.creatorUserId),
    ...{ color: facts.color, reminderTime: facts.reminderTime, reminderType: facts.reminderType },
    ...{ send: facts.send, sendName: facts.sendName, repetition, files: facts.files },
    repeatTime: lastDay === undefined ? null : midnight(`${lastDay}T00:00`),
    ...{ creatorUserId: row.creatorUserId, creatorUser: creator.userName, isExternal: creator.isExternal },
    ...{ place: facts.place, isPrivate: facts.isPrivate, zone, rule, version: row.version },
    ...{ startAt: time.startAt, endAt: time.endAt },
    participants: [...answers].map(([id, { answer, proposedAt }]) => {
      const { userName, headIcon, isExternal } = face(id);
      return {
        id,
        realName: userName,
        headIcon,
        isExternal,
        answer,
        proposedAt: proposedAt?.getTime() ?? null,
      };
    }),
    myAnswer: answers.get(userId)?.answer ?? null,
    mayEdit: row.creatorUserId === userId,
  };
}

import { AppError } from '@fairway/contract/app-error.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { ScheduleAnswer } from '@fairway/contract/schedule.ts';
import { occurrenceAt } from '@fairway/domain/schedule/occurrences.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Context } from '../http/context.ts';
import { scheduleWords } from '../language/schedule-words.ts';
import { inBoth } from '../language/words.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { answersAt, factsAt, findTime, type LoadedEvent } from './loaded-event.ts';
import { planRemindersOf } from './plan-reminders.ts';
import { answerTimes, saveParticipant } from './store.ts';
import { tellParticipants } from './tell-participants.ts';

interface Answer {
  answer: Exclude<ScheduleAnswer, 'open'>;
  type: number;
  proposedAt: number | null;
}

/** Says whether the caller comes, to one time or to all; its organiser hears of it. */
export async function answerSchedule(
  ctx: Context,
  id: string,
  { answer, type, proposedAt }: Answer,
): Promise<null> {
  const { db, session, now } = ctx;
  const { userId } = session;
  const found = await findTime(db, id, { isTaken: true });
  const { event, time } = found ?? {};
  const known = event && time && answersAt(event, time.originalStart).get(userId);
  if (!known || event.row.creatorUserId === userId) throw new AppError('NOT_FOUND');
  const { row, timing, participants } = event;
  const facts = factsAt(event, time);
  ctx.auditTarget(facts.title);
  const isSeries = participants.some((one) => one.originalStart === '' && one.userId === userId);
  const isOne = timing.rule !== '' && (type === 1 || !isSeries);
  await saveParticipant(db, {
    ...{ eventId: row.id, originalStart: isOne ? time.originalStart : '', userId, answer },
    proposedAt: proposedAt === null ? null : new Date(proposedAt),
    ...{ firstAt: row.firstAt, lastAt: row.lastAt },
  });
  if (timing.rule !== '' && !isOne) {
    const originalStarts = ownTimesAhead(event, userId, now.getTime());
    await answerTimes(db, { eventId: row.id, originalStarts, userId, answer });
  }
  await planRemindersOf(db, [row.id], now);
  const people = [...new Set(participants.map((one) => one.userId))];
  await tellOnCommit(db, [{ userIds: people, what: 'schedule', id: row.id }]);
  const line =
    proposedAt === null
      ? undefined
      : inBoth((language) =>
          filledWords(scheduleWords.rather[language], {
            time: formatDate(proposedAt, 'yyyy-MM-dd HH:mm', timing.zone),
          }),
        );
  await tellParticipants(ctx, {
    ...{ what: line ? 'proposed' : answer, userIds: [row.creatorUserId], groupId: row.id },
    ...{ zone: timing.zone, facts, time, ...(line && { line }) },
  });
  return null;
}

/** What is kept for somebody beside the answer to the series, of times that are not over. */
const ownTimesAhead = ({ timing, exceptions, participants }: LoadedEvent, userId: string, now: number) =>
  participants
    .filter((one) => one.userId === userId && one.originalStart !== '' && one.answer !== 'removed')
    .map(({ originalStart }) => originalStart)
    .filter((originalStart) => (occurrenceAt(timing, exceptions, originalStart)?.endAt ?? 0) > now);

import { editScope } from '@fairway/contract/schedule.ts';
import { splitAt } from '@fairway/domain/schedule/edit-scope.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { keepChanged } from './keep-event.ts';
import { answersAt, factsAt, takeOwnTime } from './loaded-event.ts';
import { schedulePlace } from './schedule-places.ts';
import { deleteEvents } from './store.ts';
import { tellParticipants } from './tell-participants.ts';

/** Deletes one time, it and later ones, or all; exceptions go with what they are exceptions of. */
export async function deleteSchedule(ctx: Context, id: string, scope: number): Promise<null> {
  const { db, session, now } = ctx;
  const { event, time } = await takeOwnTime(db, id, session.userId);
  const { row, timing, exceptions, participants } = event;
  const { originalStart, start, end } = time;
  const facts = factsAt(event, time);
  ctx.auditTarget(facts.title);
  const userIds = [...answersAt(event, originalStart).keys()];
  const isOnce = timing.rule === '';
  const { before } = splitAt(timing, exceptions, originalStart);
  if (!isOnce && scope === editScope.onlyThis) {
    const cancelled = { originalStart, isCancelled: true, start, end, facts: null };
    const others = exceptions.filter((one) => one.originalStart !== originalStart);
    await keepChanged(db, event, { exceptions: [...others, cancelled] }, now);
  } else if (!isOnce && scope === editScope.thisAndLater && before) {
    const earlier = participants.filter((one) => one.originalStart < originalStart);
    await keepChanged(db, event, { ...before, participants: earlier }, now);
  } else {
    await showFilesAt(db, schedulePlace(row.id), []);
    await deleteEvents(db, [row.id]);
    await tellOnCommit(db, [{ userIds, what: 'schedule', id: row.id }]);
  }
  await tellParticipants(ctx, {
    ...{ what: 'cancelled', userIds, groupId: row.id, zone: timing.zone, facts, time },
  });
  return null;
}

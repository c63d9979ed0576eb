import { AppError } from '@fairway/contract/app-error.ts';
import { occurrenceAt } from '@fairway/domain/schedule/occurrences.ts';
import { newId } from '../database/new-id.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { occurrenceId } from './event-id.ts';
import { keepEvent } from './keep-event.ts';
import { checkInvited, invitedPeople } from './participants.ts';
import { scheduleFiles } from './schedule-files.ts';
import { schedulePlace } from './schedule-places.ts';
import { tellParticipants } from './tell-participants.ts';
import { type Written, writtenEvent } from './written-event.ts';

export async function addSchedule(ctx: Context, written: Written): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  ctx.auditTarget(written.title);
  const { facts: said, timing } = await writtenEvent(ctx, written);
  const others = await checkInvited(ctx, written.toUserIds);
  const files = await scheduleFiles(ctx, written.files);
  const facts = { ...said, files: files.written };
  const id = newId(now.getTime());
  const creatorUserId = session.userId;
  await keepEvent(db, {
    ...{ id, facts, timing, exceptions: [], creatorUserId, now },
    participants: invitedPeople(creatorUserId, others),
  });
  await showFilesAt(db, schedulePlace(id), files.ids);
  const time = occurrenceAt(timing, [], timing.start);
  if (!time) throw new AppError('SCHEDULE_RULE_WRONG');
  await tellParticipants(ctx, {
    ...{ what: 'invited', userIds: others, groupId: id, zone: timing.zone, facts },
    time: { ...time, exception: undefined },
  });
  return { id: occurrenceId(id, timing.start) };
}

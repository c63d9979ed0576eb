import { AppError } from '@fairway/contract/app-error.ts';
import type { ScheduleItem } from '@fairway/contract/schedule.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { Context } from '../http/context.ts';
import { searchSubordinates } from '../people/subordinates.ts';
import { readOccurrenceId } from './event-id.ts';
import { answersAt, factsAt, findTime, type KeptOccurrence, type LoadedEvent } from './loaded-event.ts';
import { shownItem } from './shown-item.ts';

export async function getSchedule(ctx: Context, id: string): Promise<ScheduleItem> {
  const item = await shownTo(ctx, id);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}

/** As a message opens it: the event may be gone since; who may not see it hears the same. */
export async function getScheduleDetail(
  ctx: Context,
  { groupId, id }: { groupId?: string | undefined; id: string },
): Promise<ScheduleItem> {
  const isOfGroup = groupId === undefined || readOccurrenceId(id).eventId === groupId;
  const item = isOfGroup && (await shownTo(ctx, id));
  if (!item) throw new AppError('SCHEDULE_GONE');
  return item;
}

async function shownTo(ctx: Context, id: string): Promise<ScheduleItem | undefined> {
  const found = await findShown(ctx, id);
  return found && shownItem(ctx.db, ctx.session.userId, found.event, found.time);
}

/** One time of an event, for who may see it. */
export async function findShown(
  ctx: Context,
  id: string,
): Promise<{ event: LoadedEvent; time: KeptOccurrence } | undefined> {
  const found = await findTime(ctx.db, id);
  return found && (await maySee(ctx, found.event, found.time)) ? found : undefined;
}

/** Who takes part; and who is above one of them, unless it is private. */
async function maySee(ctx: Context, event: LoadedEvent, time: KeptOccurrence): Promise<boolean> {
  const { userId } = ctx.session;
  const answers = answersAt(event, time.originalStart);
  if (event.row.creatorUserId === userId || answers.has(userId)) return true;
  if (factsAt(event, time).isPrivate) return false;
  if (!can(await ctx.permissions(), 'schedule', 'button', 'btn_team')) return false;
  return (await searchSubordinates(ctx, undefined)).some(({ id }) => answers.has(id));
}

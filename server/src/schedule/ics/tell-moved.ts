import { occurrenceAt } from '@fairway/domain/schedule/occurrences.ts';
import { nextStart } from '@fairway/domain/schedule/rule.ts';
import type { Context } from '../../http/context.ts';
import type { LoadedEvent } from '../loaded-event.ts';
import { changedPeople, type Participant } from '../participants.ts';
import type { KeptBefore } from '../tables.ts';
import { tellParticipants } from '../tell-participants.ts';

/** An event becomes another one: whoever takes part is asked anew and hears of it where its time is another. */
export async function tellMoved(
  ctx: Context,
  { row, timing, participants }: LoadedEvent,
  { facts, timing: after, exceptions }: KeptBefore,
): Promise<Participant[]> {
  const hasMoved = (['start', 'end', 'zone', 'rule'] as const).some((key) => timing[key] !== after[key]);
  if (!hasMoved) return participants;
  const series = participants.filter(({ originalStart }) => originalStart === '');
  const others = series.map(({ userId }) => userId).filter((userId) => userId !== row.creatorUserId);
  const first = nextStart(after.start, after.rule, after.start);
  const time = first && occurrenceAt(after, exceptions, first);
  if (time)
    await tellParticipants(ctx, {
      ...{ what: 'moved', userIds: others, groupId: row.id, zone: after.zone, facts },
      time: { ...time, exception: undefined },
    });
  return changedPeople(series, row.creatorUserId, others, true);
}

import { flowAdmin } from '@fairway/domain/workflow/state.ts';
import type { Context } from '../../http/context.ts';
import { directoryOf } from '../directory.ts';
import { delegationsTo } from '../talk/delegations-to.ts';
import type { TaskSource } from './store.ts';

/** Whose tasks the caller handles now: their own, those that wait for an administrator, and what was entrusted to them. */
export async function whoseTasks({ db, session, now }: Context): Promise<TaskSource[]> {
  const { userId } = session;
  const { administrators } = await directoryOf(db);
  const entrusted = new Map<string, NonNullable<TaskSource['entrusted']>>();
  for (const { from, type, flows } of await delegationsTo(db, userId, now))
    if (from !== userId)
      entrusted.set(from, [
        ...(entrusted.get(from) ?? []),
        { isStart: type === 'launch', templateIds: flows },
      ]);
  return [
    { handlerId: userId },
    ...(administrators.includes(userId) ? [{ handlerId: flowAdmin }] : []),
    ...[...entrusted].map(([handlerId, kinds]) => ({ handlerId, entrusted: kinds })),
  ];
}

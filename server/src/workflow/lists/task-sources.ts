import { flowAdmin } from '@fairway/domain/workflow/engine/state.ts';
import type { Directory } from '@fairway/domain/workflow/people/directory.ts';
import { membersIn } from '@fairway/domain/workflow/people/members.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { delegationsTo } from '../delegations/delegations-to.ts';
import { directoryOf } from '../directory.ts';
import { flowsOfPage } from './flows-of-page.ts';
import { type TaskSource, versionsWithTasksOf } from './store.ts';

/** Whose tasks the caller handles now: their own, those that wait for an administrator, and what was entrusted to them. */
export async function taskSources({ db, session, now }: Context): Promise<TaskSource[]> {
  const { userId } = session;
  const directory = await directoryOf(db);
  const entrusted = new Map<string, NonNullable<TaskSource['entrusted']>>();
  for (const { from, type, flows } of await delegationsTo(db, userId, now))
    if (from !== userId)
      entrusted.set(from, [
        ...(entrusted.get(from) ?? []),
        { isStart: type === 'launch', templateIds: flows },
      ]);
  return [
    { handlerId: userId },
    ...(await administeredBy(db, directory, userId)),
    ...[...entrusted].map(([handlerId, kinds]) => ({ handlerId, entrusted: kinds })),
  ];
}

/** Tasks that wait for an administrator: all of them, or those of flows that name one. */
export async function administeredBy(db: Db, directory: Directory, userId: string): Promise<TaskSource[]> {
  if (directory.administrators.includes(userId)) return [{ handlerId: flowAdmin }];
  const waiting = await versionsWithTasksOf(db, flowAdmin);
  const flowOf = await flowsOfPage(
    db,
    waiting.map(({ versionId }) => versionId),
  );
  const among = waiting.filter(({ versionId, creatorUserId: initiator }) => {
    const admins = flowOf(versionId)?.template.settings.admins;
    const isOwn = initiator === userId;
    return !isOwn && admins && membersIn(directory, admins, { initiator, place: null }).includes(userId);
  });
  return among.length > 0 ? [{ handlerId: flowAdmin, among }] : [];
}

import type { membersOf } from '../store.ts';
import { removeMembers, setOwner } from './store.ts';
import { type GroupActor, tellInLog } from './tell-in-log.ts';

type Members = Awaited<ReturnType<typeof membersOf>>;

/** To the colleague who is in it longest. Without one it ends: customers are not left alone with each other. */
export async function handOver(doer: GroupActor, groupId: string, left: Members): Promise<void> {
  const next = left.find(({ kind, isActive }) => kind === 'member' && isActive);
  await setOwner(doer.db, groupId, next?.id ?? null);
  if (next || left.length === 0) return;
  const seq = await tellInLog(doer, groupId, 'removed', { people: left });
  await removeMembers(
    doer.db,
    groupId,
    left.map(({ id }) => id),
    seq,
  );
}

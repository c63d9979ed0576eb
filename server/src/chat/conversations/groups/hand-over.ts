import type { membersOf } from '../store.ts';
import { letMembersGo, setOwner } from './store.ts';
import { type Doer, tellInLog } from './tell-in-log.ts';

type Members = Awaited<ReturnType<typeof membersOf>>;

/** To the colleague who is in it longest. Without one it ends: customers are not left alone with each other. */
export async function handOver(doer: Doer, groupId: string, left: Members): Promise<void> {
  const next = left.find(({ kind, isActive }) => kind === 'member' && isActive);
  await setOwner(doer.db, groupId, next?.id ?? null);
  if (next || left.length === 0) return;
  const seq = await tellInLog(doer, groupId, 'removed', { people: left });
  await letMembersGo(
    doer.db,
    groupId,
    left.map(({ id }) => id),
    seq,
  );
}

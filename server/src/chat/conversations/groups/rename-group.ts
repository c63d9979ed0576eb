import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../../http/context.ts';
import { quickQueryOf } from '../../../organisation/quick-query.ts';
import { myGroup } from './my-group.ts';
import { setName } from './store.ts';
import { tellInLog } from './tell-in-log.ts';

/** Its owner names a group; the name it has already changes nothing. */
export async function renameGroup(ctx: Context, address: string, name: string): Promise<null> {
  // Before the group is locked: the first name of a process takes a moment.
  const quickQuery = await quickQueryOf(name);
  const { group, isOwner } = await myGroup(ctx, address);
  if (!isOwner) throw new AppError('FORBIDDEN');
  ctx.auditTarget(name);
  if (group.name === name) return null;
  await setName(ctx.db, group.id, { name, quickQuery });
  await tellInLog(ctx, group.id, 'renamed', { name });
  return null;
}

import type { Delegation } from '@fairway/domain/workflow/people/delegation.ts';
import type { Db } from '../../database/open.ts';
import { type DelegationRow, findDelegationsTo } from './store.ts';

/** What somebody was entrusted with and may use then, or by the database's clock now. */
export const delegationsTo = async (db: Db, userId: string, then?: Date | number): Promise<Delegation[]> =>
  (await findDelegationsTo(db, userId, then === undefined ? undefined : new Date(then))).map(delegationOf);

export const delegationOf = (row: DelegationRow): Delegation => ({
  id: row.id,
  type: row.type === '0' ? 'launch' : 'approve',
  from: row.userId,
  to: row.toUserId,
  flows: row.templateIds,
  start: row.startTime.getTime(),
  end: row.endTime.getTime(),
});

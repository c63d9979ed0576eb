import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { lockUser, managersAbove } from './store.ts';

/** Refuses a manager who answers to the person: in a ring nobody decides. */
export async function refuseManagerRing(db: Db, id: string, managerId: string | null): Promise<void> {
  if (managerId === null) return;
  // Two who make each other their manager at the same moment go one after the other.
  await lockUser(db, managerId);
  if (managerId !== id && !(await managersAbove(db, managerId)).has(id)) return;
  const names = await peopleNames(db, [managerId], { withAccounts: false });
  throw new AppError('MANAGER_RING', { name: names.get(managerId) ?? '' });
}

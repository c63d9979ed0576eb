import { batchByGroup } from '../database/batch-by-group.ts';
import type { Db } from '../database/open.ts';
import { findCustomersWithUsers, findUsersOfCustomers } from './store.ts';

/** Whose accounts are of a customer, as far as they can sign in. */
export const usersOfCustomer = async (db: Db, customerId: string | null): Promise<string[]> =>
  customerId === null ? [] : lookUpUsers(db, 'all', customerId);

/** Receipts of a moment ask together. */
const lookUpUsers = batchByGroup(1, async (db, _: 'all', customerIds: string[]) => {
  const found = Map.groupBy(await findUsersOfCustomers(db, customerIds), ({ customerId }) => customerId);
  return customerIds.map((id) => (found.get(id) ?? []).map(({ userId }) => userId));
});

/** Customers that are not locked, each with its accounts. */
export const customersWithUsers = findCustomersWithUsers;

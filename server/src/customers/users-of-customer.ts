import { batchPerDatabase } from '../database/batch-per-database.ts';
import type { Db } from '../database/open.ts';
import { findCustomersWithUsers, findUsersOfCustomers } from './store.ts';

/** Whose accounts are of a customer, as far as they can sign in. */
export const usersOfCustomer = async (db: Db, customerId: string | null): Promise<string[]> =>
  customerId === null ? [] : lookUpUsers(db, customerId);

/** Receipts of a moment ask together. */
const lookUpUsers = batchPerDatabase(1, async (db, customerIds: string[]) => {
  const found = Map.groupBy(await findUsersOfCustomers(db, customerIds), ({ customerId }) => customerId);
  return customerIds.map((id) => (found.get(id) ?? []).map(({ userId }) => userId));
});

/** Customers that are not locked, each with its accounts. */
export const customersWithUsers = findCustomersWithUsers;

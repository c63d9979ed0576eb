import type { Db } from '../database/open.ts';
import { findCustomersWithUsers, findUsersOfCustomer } from './store.ts';

/** Whose accounts are of a customer, as far as they can sign in. */
export const usersOfCustomer = (db: Db, customerId: string | null): Promise<string[]> =>
  customerId === null ? Promise.resolve([]) : findUsersOfCustomer(db, customerId);

/** Customers that are not locked, each with its accounts. */
export const customersWithUsers = findCustomersWithUsers;

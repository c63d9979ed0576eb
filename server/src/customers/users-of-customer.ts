import type { Db } from '../database/open.ts';
import { findUsersOfCustomer } from './store.ts';

/** Whose accounts are of a customer, as far as they can sign in. */
export const usersOfCustomer = (db: Db, customerId: string | null): Promise<string[]> =>
  customerId === null ? Promise.resolve([]) : findUsersOfCustomer(db, customerId);

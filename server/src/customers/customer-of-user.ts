import type { Db } from '../database/open.ts';
import { type CustomerOfUser, findCustomerOfUser, findCustomersOfUsers } from './store.ts';

/** Whose customer somebody signs in for; nobody's where they are of the company, or where none names them. */
export async function customerOfUser(
  db: Db,
  session: { userId: string; kind: 'member' | 'customer' },
): Promise<CustomerOfUser | undefined> {
  return session.kind === 'customer' ? findCustomerOfUser(db, session.userId) : undefined;
}

/** The same for several accounts, with what the customer is called. */
export const customersOfUsers = findCustomersOfUsers;

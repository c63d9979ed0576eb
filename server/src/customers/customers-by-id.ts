import type { Db } from '../database/open.ts';
import { findCustomer, findCustomerIds } from './store.ts';

/** A customer that is there and in use. */
export async function customerById(db: Db, id: string) {
  const customer = await findCustomer(db, id);
  return customer?.isEnabled ? customer : undefined;
}

/** Which of these customers are there. */
export const customerIdsAmong = async (db: Db, ids: readonly string[]): Promise<Set<string>> =>
  new Set(await findCustomerIds(db, ids));

import type { Db } from '../database/open.ts';
import { findCustomer } from './store.ts';

/** A customer that is there and in use. */
export async function customerById(db: Db, id: string) {
  const customer = await findCustomer(db, id);
  return customer?.isEnabled ? customer : undefined;
}

import type { CustomerState } from '@fairway/contract/customers.ts';
import type { Db } from '../database/open.ts';
import { recordChange } from '../entities/record-change.ts';
import { changeCustomerStatus, takeCustomer } from './store.ts';

/** A customer in use, held until the commit. */
export const heldCustomer = takeCustomer;

/** Changes how a held customer stands, with its line in the history. */
export async function moveCustomer(
  { db, now, userId }: { db: Db; now: Date; userId: string | null },
  customer: NonNullable<Awaited<ReturnType<typeof takeCustomer>>>,
  status: CustomerState,
): Promise<void> {
  await recordChange(
    { db, now, session: { userId } },
    { entity: 'Customer', id: customer.id, version: customer.version + 1, act: 'update' },
    { status: customer.status },
    { status },
  );
  await changeCustomerStatus(db, customer, status, now);
}

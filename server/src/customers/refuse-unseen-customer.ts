import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { seenPeople } from '../permission/data-scopes.ts';
import { isCustomerOf } from './store.ts';

/** Staff name customers they see; one that is not there and one that is not for them look the same. */
export async function refuseUnseenCustomer(
  { db, session }: Pick<Context, 'db' | 'session'>,
  customerId: string | null,
): Promise<void> {
  if (customerId === null || session.kind === 'customer') return;
  const seen = await seenPeople({ db, session }, 'customers');
  if (seen !== 'all' && !(await isCustomerOf(db, customerId, seen))) throw new AppError('NOT_FOUND');
}

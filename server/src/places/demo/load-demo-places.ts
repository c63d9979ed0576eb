import { placeDatum } from '@fairway/contract/places.ts';
import { customerIdsAmong } from '../../customers/customers-by-id.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import type { Db } from '../../database/open.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { morningOf } from '../../organisation/demo/office-days.ts';
import { findAccounts, insertMissingPlaces } from '../store.ts';
import demo from './places.json' with { type: 'json' };

/** Where people of the demo company go, and where some of its customers are. */
export async function loadDemoPlaces(db: Db, today: Date): Promise<void> {
  const at = morningOf(today.getTime());
  const own = demo.own.map(({ account, ...place }, index) => ({
    ...{ ...place, id: `place-${account}-${index}`, userId: userIdOf(account) },
    ...{ datum: placeDatum, usedAt: new Date(at - index * 60_000) },
  }));
  const ofCustomers = demo.customers.map(({ code, ...place }) => ({
    ...{ ...place, customerId: customerIdOf(code), datum: placeDatum },
    ...{ lastModifyTime: new Date(at), lastModifyUserId: userIdOf('sales01') },
  }));
  // Somebody may have deleted their account, and the company a customer, since it was loaded.
  const people = await findAccounts(db, [
    ...own.map(({ userId }) => userId),
    ...ofCustomers.map(({ lastModifyUserId }) => lastModifyUserId),
  ]);
  const customers = await customerIdsAmong(
    db,
    ofCustomers.map(({ customerId }) => customerId),
  );
  await insertMissingPlaces(
    db,
    own.filter(({ userId }) => people.has(userId)),
    ofCustomers.filter(
      ({ customerId, lastModifyUserId }) => customers.has(customerId) && people.has(lastModifyUserId),
    ),
  );
}

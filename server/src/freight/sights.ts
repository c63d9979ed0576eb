import { customersOfUsers } from '../customers/customer-of-user.ts';
import type { Db } from '../database/open.ts';
import { peopleWith } from '../permission/people-with.ts';
import type { Sight } from './rate-store.ts';

/** What other people may see of rates, for messages to them; who may not look at rates at all is not among them. */
export async function sightsOf(db: Db, userIds: readonly string[]): Promise<Map<string, Sight>> {
  const people = await peopleWith(db, { modelId: 'freight' }, userIds);
  const customers = await customersOfUsers(
    db,
    people.flatMap(({ id, kind }) => (kind === 'customer' ? [id] : [])),
  );
  return new Map(
    people.map(({ id, kind }) => {
      const customer = customers.get(id);
      const isStaff = kind === 'member';
      return [
        id,
        {
          ...{ isKeeper: false, isStaff },
          customerId: isStaff ? null : (customer?.id ?? ''),
          customerLevel: customer?.level ?? null,
        },
      ];
    }),
  );
}

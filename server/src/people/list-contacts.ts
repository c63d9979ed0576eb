import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { isExternal } from '../organisation/is-external.ts';
import { structureOf } from '../organisation/structure.ts';
import { listOthers, type Wanted } from './store.ts';

/** Whom one may write to: everybody but oneself. */
export async function listContacts({ db, session }: Context, wanted: Wanted) {
  const { byId } = await structureOf(db, session.organisationStamp);
  const { rows, total } = await listOthers(db, session.userId, wanted);
  const list = rows.map((person) => ({
    ...person,
    isExternal: isExternal(person),
    department: byId.get(person.organisationId ?? '')?.fullName ?? '',
  }));
  return pageOf(list, wanted, total);
}

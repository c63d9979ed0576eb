import type { Belonging } from '@fairway/contract/account.ts';
import type { Context } from '../http/context.ts';
import { describePerson } from '../organisation/describe-person.ts';
import { mainOrganisationOf, structureOf } from '../organisation/structure.ts';
import { organisationIdsOf, positionsOf } from './store.ts';

/** The organisations the caller belongs to; one that is closed is shown only while they still work in it. */
export async function listMyOrganisations({ db, session }: Context): Promise<Belonging[]> {
  const [{ byId }, ids, main] = await Promise.all([
    structureOf(db, session.organisationStamp),
    organisationIdsOf(db, session.userId),
    mainOrganisationOf(db, session.userId),
  ]);
  return [...byId.values()]
    .filter(({ id, isOffered }) => ids.includes(id) && (isOffered || id === main))
    .map(({ id, organize }) => ({ id, fullName: organize, isDefault: id === main }));
}

/** What the caller does in the organisation they work in now. */
export async function listMyPositions({ db, session }: Context): Promise<Belonging[]> {
  const { organizeId, positionId } = await describePerson(db, session.userId);
  const positions = await positionsOf(db, session.userId, organizeId);
  return positions.map(({ id, fullName }) => ({ id, fullName, isDefault: id === positionId }));
}

import { mixedIdSeparator, type TreeNode } from '@fairway/contract/organisation.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { pickables } from '../organisation/pickable.ts';
import { structureOf } from '../organisation/structure.ts';
import { isOrganisation, type MixedId, namedBy } from './mixed-ids.ts';
import { findMembers, listColleagues, type Wanted } from './store.ts';
import { knownOf, pickedUserOf, userItemOf } from './user-item.ts';
import { rangeOf } from './users-in-range.ts';

/** What mixed ids stand for, in their order, also people who have left; what else is not there any more is left out. */
export async function listSelected({ db, session }: Context, given: readonly MixedId[]) {
  const stamp = session.organisationStamp;
  const userIds = given.filter(({ type }) => type === 'user').map(({ id }) => id);
  const [structure, things, people] = await Promise.all([
    structureOf(db, stamp),
    pickables(db, stamp),
    findMembers(db, userIds),
  ]);
  const users = new Map(people.map((person) => [person.id, pickedUserOf(structure, knownOf(person))]));
  const thing = (id: string, type: string) => things.get(`${id}${mixedIdSeparator}${type}`);
  const found = given.map((one) => {
    if (one.type === 'user') return users.get(one.id);
    // A department that became a company is still the one that was picked.
    return isOrganisation(one)
      ? (thing(one.id, 'company') ?? thing(one.id, 'department'))
      : thing(one.id, one.type);
  });
  return { list: [...new Set(found)].filter((node): node is TreeNode => node !== undefined) };
}

/** The people behind mixed ids: everybody in the organisations, positions, roles and groups among them. */
export async function listSelectedUsers({ db, session }: Context, given: readonly MixedId[], wanted: Wanted) {
  const structure = await structureOf(db, session.organisationStamp);
  const range = rangeOf(structure, namedBy(given));
  // Nothing selected is nobody, where a range that names nothing is everybody.
  if (!range) return pageOf([], wanted, 0);
  const { rows, total } = await listColleagues(db, wanted, range);
  return pageOf(
    rows.map((person) => userItemOf(structure, person)),
    wanted,
    total,
  );
}

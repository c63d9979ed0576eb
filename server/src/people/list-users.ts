import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { mainOrganisationOf, structureOf } from '../organisation/structure.ts';
import { top } from '../organisation/tree-node.ts';
import { findMembers, listColleaguesIn } from './store.ts';
import { knownOf, userItemOf } from './user-item.ts';

/** These people in the given order, also those who have left; whoever never was there is left out. */
export async function listUsersByIds({ db, session }: Context, ids: readonly string[]) {
  const structure = await structureOf(db, session.organisationStamp);
  const people = new Map((await findMembers(db, ids)).map((person) => [person.id, knownOf(person)]));
  return { list: ids.flatMap((id) => people.get(id) ?? []).map((person) => userItemOf(structure, person)) };
}

/** The people who work in an organisation itself, not below it. */
export async function listUsersOfOrganisation(
  { db, session }: Context,
  organizeId: string,
  keyword: string | undefined,
) {
  const structure = await structureOf(db, session.organisationStamp);
  const wanted = organizeId === top ? await mainOrganisationOf(db, session.userId) : organizeId;
  if (!wanted) return [];
  if (!structure.byId.has(wanted)) throw new AppError('NOT_FOUND');
  return (await listColleaguesIn(db, wanted, keyword)).map((person) => userItemOf(structure, person));
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { isExternal } from '../organisation/is-external.ts';
import { structureOf } from '../organisation/structure.ts';
import { top } from '../organisation/tree-node.ts';
import { findColleagues, isBelow, listColleaguesBelow, listReports, managersAmong } from './store.ts';
import { fullNameOf, userItemOf } from './user-item.ts';

/** The caller as the only node, or who reports to the caller or to somebody below them. */
export async function listSubordinates({ db, session }: Context, id: string) {
  const { userId, organisationStamp } = session;
  const mine = id === top || id === userId || (await isBelow(db, userId, id));
  if (!mine) throw new AppError('NOT_FOUND');
  const people = id === top ? await findColleagues(db, [userId]) : await listReports(db, id, userId);
  const managers = await managersAmong(
    db,
    people.map((person) => person.id),
  );
  const { byId } = await structureOf(db, organisationStamp);
  return people.map((person) => ({
    id: person.id,
    avatar: person.headIcon,
    userName: fullNameOf(person),
    isExternal: isExternal(person),
    department: byId.get(person.organisationId ?? '')?.fullName ?? '',
    position: person.positionName ?? '',
    isLeaf: !managers.has(person.id),
  }));
}

/** My people, at every level below me. */
export async function searchSubordinates({ db, session }: Context, keyword: string | undefined) {
  const structure = await structureOf(db, session.organisationStamp);
  const people = await listColleaguesBelow(db, session.userId, keyword);
  return people.map((person) => userItemOf(structure, person));
}

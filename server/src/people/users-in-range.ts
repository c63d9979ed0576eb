import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { type Structure, structureOf, withAllBelow } from '../organisation/structure.ts';
import { isColleagueInside, listColleagues, type Range, type Wanted } from './store.ts';
import { userItemOf } from './user-item.ts';

interface GivenRanges {
  departIds: string[];
  positionIds: string[];
  userIds: string[];
  roleIds: string[];
  groupIds: string[];
}

/** The range as it was given, opened; none if it names nothing at all. */
export function rangeOf(structure: Structure, given: GivenRanges): Range | undefined {
  if (Object.values(given).every((ids) => ids.length === 0)) return undefined;
  const { departIds, ...others } = given;
  return { ...others, organisationIds: [...withAllBelow(structure, departIds)] };
}

/** The people a selector is limited to; a selector without a limit offers everybody. */
export async function listUsersInRange({ db, session }: Context, given: GivenRanges, wanted: Wanted) {
  const structure = await structureOf(db, session.organisationStamp);
  const { rows, total } = await listColleagues(db, wanted, rangeOf(structure, given));
  return pageOf(
    rows.map((person) => userItemOf(structure, person)),
    wanted,
    total,
  );
}

/** The caller, where a selector would offer them. */
export async function defaultUser({ db, session }: Context, given: GivenRanges) {
  const range = rangeOf(await structureOf(db, session.organisationStamp), given);
  const isOffered = !range || (await isColleagueInside(db, session.userId, range));
  return { userId: isOffered ? session.userId : '' };
}

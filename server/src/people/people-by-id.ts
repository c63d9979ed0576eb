import { isNobody, namedRangeOf, type PeopleRange } from '@fairway/domain/people/people-range.ts';
import type { Db } from '../database/open.ts';
import { isExternal } from '../organisation/is-external.ts';
import { structureOf } from '../organisation/structure.ts';
import type { Stamp } from '../system/cache-until-change.ts';
import { colleaguesAmong, findAccounts, listEveryColleague } from './store.ts';
import { fullNameOf, knownOf, userItemOf } from './user-item.ts';
import { rangeOf } from './users-in-range.ts';

/** What people are called, by id, also those who have left; accounts are left out where they are nobody's business. */
export async function peopleNames(
  db: Db,
  ids: readonly string[],
  { withAccounts }: { withAccounts: boolean },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = (await findAccounts(db, ids)).map(knownOf);
  return new Map(people.map((person) => [person.id, withAccounts ? fullNameOf(person) : person.realName]));
}

export interface Face {
  userName: string;
  headIcon: string;
  isExternal: boolean;
}

/** Somebody who is not there: what the system does, or an id of nobody. */
export const noFace: Face = { userName: '', headIcon: '', isExternal: false };

/** What people are called and look like, by id, also those who have left. */
export async function peopleFaces(db: Db, ids: readonly string[]): Promise<(id: string | null) => Face> {
  const people = ids.length === 0 ? [] : (await findAccounts(db, ids)).map(knownOf);
  const faces = new Map(
    people.map((person): [string, Face] => {
      const { id, realName: userName, headIcon } = person;
      return [id, { userName, headIcon, isExternal: isExternal(person) }];
    }),
  );
  return (id) => faces.get(id ?? '') ?? noFace;
}

/** Who people are and where they work, by id, also those who have left. */
export async function peopleAtWork(
  db: Db,
  stamp: Stamp,
  ids: readonly string[],
): Promise<Map<string, { realName: string; headIcon: string; isExternal: boolean; organize: string }>> {
  if (ids.length === 0) return new Map();
  const [structure, people] = [await structureOf(db, stamp), await findAccounts(db, ids)];
  return new Map(
    people.map((person) => {
      const { id, realName, headIcon, isExternal, organize } = userItemOf(structure, knownOf(person));
      return [id, { realName, headIcon, isExternal, organize }];
    }),
  );
}

/** Those of these people that a field with this range offers. */
export async function offeredPeople(
  db: Db,
  stamp: Stamp,
  ids: readonly string[],
  given: PeopleRange,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const named = namedRangeOf(given);
  if (!named) return new Set(await colleaguesAmong(db, ids));
  if (isNobody(named)) return new Set();
  const range = rangeOf(await structureOf(db, stamp), named);
  return new Set(await colleaguesAmong(db, ids, range));
}

/** Every colleague but one, or those who are called like that. */
export const everyColleagueId = async (db: Db, exceptId: string, keyword?: string): Promise<string[]> =>
  (await listEveryColleague(db, keyword)).filter((id) => id !== exceptId);

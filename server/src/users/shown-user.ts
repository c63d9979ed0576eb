import type { UserHead } from '@fairway/contract/users.ts';
import { userStateOf } from '@fairway/domain/users/user-state.ts';
import type { Context } from '../http/context.ts';
import { isExternal } from '../organisation/is-external.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { structureOf } from '../organisation/structure.ts';
import { peopleNames } from '../people/people-by-id.ts';
import type { UserRow } from './list-store.ts';

type Named = { id: string; fullName: string };

/** Rows as the wire has them, with the names of all that they refer to. */
export async function shownUsers(
  { db, session, language }: Pick<Context, 'db' | 'session' | 'language'>,
  rows: readonly UserRow[],
): Promise<(UserHead & { groups: Named[] })[]> {
  const all = (of: (row: UserRow) => readonly string[] | null) => [
    ...new Set(rows.flatMap((row) => of(row) ?? [])),
  ];
  const [{ byId }, positions, roles, groups, managers] = await Promise.all([
    structureOf(db, session.organisationStamp),
    namesById(
      db,
      'position',
      all((row) => row.positionIds),
      language,
    ),
    namesById(
      db,
      'role',
      all((row) => row.roleIds),
      language,
    ),
    namesById(
      db,
      'group',
      all((row) => row.groupIds),
      language,
    ),
    peopleNames(
      db,
      all(({ managerId }) => (managerId ? [managerId] : [])),
      { withAccounts: false },
    ),
  ]);
  const named = (names: ReadonlyMap<string, { fullName: string }>, ids: readonly string[] | null): Named[] =>
    (ids ?? []).map((id) => ({ id, fullName: names.get(id)?.fullName ?? '' }));
  const placed = (ids: readonly string[]): Named[] =>
    ids.map((id) => ({ id, fullName: byId.get(id)?.organize ?? '' }));
  return rows.map((row) => {
    const { id, version, account, realName, headIcon, mobilePhone, email, entryDate, managerId } = row;
    return {
      ...{ id, version, account, realName, headIcon, mobilePhone, email, entryDate },
      ...{ isExternal: isExternal(row), isAdministrator: row.isAdministrator, state: userStateOf(row) },
      organisations: placed(mainFirst(row)),
      ...{ positions: named(positions, row.positionIds), roles: named(roles, row.roleIds) },
      groups: named(groups, row.groupIds),
      manager: managerId ? { id: managerId, fullName: managers.get(managerId) ?? '' } : null,
      lastSignInAt: row.lastSignInAt?.getTime() ?? null,
      creatorTime: row.creatorTime.getTime(),
    };
  });
}

const mainFirst = ({ organisationId, organisationIds }: UserRow): string[] => {
  const others = (organisationIds ?? []).filter((id) => id !== organisationId);
  return organisationId ? [organisationId, ...others] : others;
};

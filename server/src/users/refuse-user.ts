import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { belongingWords } from '../language/user-words.ts';
import { peopleNames } from '../people/people-by-id.ts';
import {
  type Belonging,
  findOpen,
  findPositions,
  isAccountTaken,
  lockUser,
  managersAbove,
  ownerOfMobile,
} from './store.ts';

/** Refuses an account or a number to sign in with that is somebody else's. */
export async function refuseTaken(
  db: Db,
  id: string,
  { account, mobilePhone }: { account?: string | undefined; mobilePhone?: string | undefined },
): Promise<void> {
  if (account !== undefined && (await isAccountTaken(db, account, id)))
    throw new AppError('ACCOUNT_TAKEN', { account });
  const owner = mobilePhone ? await ownerOfMobile(db, mobilePhone, id) : undefined;
  if (mobilePhone && owner !== undefined)
    throw new AppError('MOBILE_TAKEN', { mobile: mobilePhone, name: owner });
}

interface Places {
  organisationIds?: readonly string[] | undefined;
  positionIds?: readonly string[] | undefined;
  roleIds?: readonly string[] | undefined;
  groupIds?: readonly string[] | undefined;
}

const kinds = {
  organisationIds: 'organisations',
  positionIds: 'positions',
  roleIds: 'roles',
  groupIds: 'groups',
} as const satisfies Record<keyof Places, Belonging>;

/** Refuses what is not there or not open any more, and positions of other organisations. What somebody has already may stay. */
export async function refuseBadPlaces(
  { db, language }: Pick<Context, 'db' | 'language'>,
  given: Places,
  had: Places = {},
): Promise<void> {
  for (const name of Object.keys(kinds) as (keyof Places)[]) {
    const ids = (given[name] ?? []).filter((id) => !had[name]?.includes(id));
    if (ids.length === 0) continue;
    const open = await findOpen(db, kinds[name], ids);
    if (ids.some((id) => !open.has(id)))
      throw new AppError('ENTITY_REFERENCE_MISSING', { field: belongingWords[kinds[name]][language] });
  }
  if (!given.positionIds && !given.organisationIds) return;
  const organisations = given.organisationIds ?? had.organisationIds ?? [];
  const positions = await findPositions(db, given.positionIds ?? had.positionIds ?? []);
  const elsewhere = positions.find(({ organisationId }) => !organisations.includes(organisationId));
  if (elsewhere) throw new AppError('POSITION_ELSEWHERE', { position: elsewhere.fullName });
}

/** Refuses a manager who is nobody, or answers to the person: in a ring nobody decides. */
export async function refuseManager(
  { db, language }: Pick<Context, 'db' | 'language'>,
  id: string,
  managerId: string | null,
): Promise<void> {
  if (managerId === null) return;
  const manager = await lockUser(db, managerId);
  if (!manager || manager.kind === 'customer')
    throw new AppError('ENTITY_REFERENCE_MISSING', { field: belongingWords.manager[language] });
  if (managerId !== id && !(await managersAbove(db, managerId)).has(id)) return;
  const names = await peopleNames(db, [managerId], { withAccounts: false });
  throw new AppError('MANAGER_RING', { name: names.get(managerId) ?? '' });
}

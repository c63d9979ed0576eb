import { AppError } from '@fairway/contract/app-error.ts';
import type { RefusalName } from '@fairway/contract/errors.ts';
import { nameProblem } from '@fairway/domain/people/name-problem.ts';
import { mayGiveRoles } from '@fairway/domain/users/may-manage.ts';
import type { Context } from '../http/context.ts';
import { fieldsInvalid } from '../http/input.ts';
import { belongingWords } from '../language/user-words.ts';
import { baseInfoWords } from '../language/words.ts';
import {
  type Belonging,
  colleaguesAmong,
  findOpen,
  findPositions,
  ownersOfMobiles,
  takenAccounts,
} from './store.ts';

export interface Places {
  organisationIds?: readonly string[] | undefined;
  positionIds?: readonly string[] | undefined;
  roleIds?: readonly string[] | undefined;
  groupIds?: readonly string[] | undefined;
}

/** What is said of somebody; what is left out is not changed and not looked at. */
export interface SaidOfUser extends Places {
  id: string;
  account?: string | undefined;
  realName?: string | undefined;
  mobilePhone?: string | undefined;
  managerId?: string | null | undefined;
  isAdministrator?: boolean | undefined;
  /** What they have already may stay, although it is closed by now. */
  had?: Places;
}

export interface UserProblem {
  field: keyof SaidOfUser;
  refusal: AppError;
}

export const belongingOf = {
  organisationIds: 'organisations',
  positionIds: 'positions',
  roleIds: 'roles',
  groupIds: 'groups',
} as const satisfies Record<keyof Places, Belonging>;
export const placeNames = Object.keys(belongingOf) as (keyof Places)[];

/** What is wrong with each of these people, in as many questions to the database for thousands as for one. */
export async function userProblems(
  { db, session, language }: Pick<Context, 'db' | 'session' | 'language'>,
  people: readonly SaidOfUser[],
): Promise<UserProblem[][]> {
  const all = <T>(of: (person: SaidOfUser) => readonly T[]): T[] => [...new Set(people.flatMap(of))];
  const some = <T>(value: T | null | undefined): T[] => (value ? [value] : []);
  const newPlaces = (person: SaidOfUser, name: keyof Places) =>
    (person[name] ?? []).filter((id) => !person.had?.[name]?.includes(id));
  const accounts = await takenAccounts(
    db,
    all(({ account }) => some(account)),
  );
  const mobiles = await ownersOfMobiles(
    db,
    all(({ mobilePhone }) => some(mobilePhone)),
  );
  const colleagues = await colleaguesAmong(
    db,
    all(({ managerId }) => some(managerId)),
  );
  const open = new Map<keyof Places, ReadonlySet<string>>();
  for (const name of placeNames) {
    const ids = all((person) => newPlaces(person, name));
    open.set(name, ids.length > 0 ? await findOpen(db, belongingOf[name], ids) : new Set());
  }
  const positions = await findPositions(
    db,
    all((person) => person.positionIds ?? person.had?.positionIds ?? []),
  );
  return people.map(problemsOf);

  function problemsOf(person: SaidOfUser): UserProblem[] {
    const { id, account, realName, mobilePhone, managerId, had } = person;
    const problems: UserProblem[] = [];
    const add = (field: keyof SaidOfUser, name: RefusalName, places?: Record<string, string>) =>
      problems.push({ field, refusal: new AppError(name, places) });
    const ofName = realName === undefined ? undefined : nameProblem(realName);
    if (ofName)
      problems.push({
        field: 'realName',
        refusal: fieldsInvalid({ realName: baseInfoWords[ofName][language] }),
      });
    if (account !== undefined && isOthers(accounts.get(account.toLowerCase()), id))
      add('account', 'ACCOUNT_TAKEN', { account });
    const owner = mobilePhone ? mobiles.get(mobilePhone) : undefined;
    if (mobilePhone && owner && owner.id !== id)
      add('mobilePhone', 'MOBILE_TAKEN', { mobile: mobilePhone, name: owner.realName });
    for (const name of placeNames)
      if (newPlaces(person, name).some((one) => !open.get(name)?.has(one)))
        add(name, 'ENTITY_REFERENCE_MISSING', { field: belongingWords[belongingOf[name]][language] });
    // Rights are given and taken by who has them all.
    const isGiven = person.roleIds !== undefined && (had !== undefined || person.roleIds.length > 0);
    const isRaised = person.isAdministrator !== undefined && (had !== undefined || person.isAdministrator);
    if (isGiven && !mayGiveRoles(session)) add('roleIds', 'FORBIDDEN');
    else if (isRaised && !mayGiveRoles(session)) add('isAdministrator', 'FORBIDDEN');
    if (managerId && !colleagues.has(managerId))
      add('managerId', 'ENTITY_REFERENCE_MISSING', { field: belongingWords.manager[language] });
    if (person.positionIds || person.organisationIds) {
      const organisations = person.organisationIds ?? had?.organisationIds ?? [];
      const held = person.positionIds ?? had?.positionIds ?? [];
      const elsewhere = positions.find(
        (one) => held.includes(one.id) && !organisations.includes(one.organisationId),
      );
      if (elsewhere) add('positionIds', 'POSITION_ELSEWHERE', { position: elsewhere.fullName });
    }
    return problems;
  }
}

const isOthers = (ids: readonly string[] | undefined, id: string): boolean =>
  ids?.some((one) => one !== id) === true;

/** The same for one person: the first thing that is wrong. */
export async function refuseUser(ctx: Parameters<typeof userProblems>[0], person: SaidOfUser): Promise<void> {
  const [problems] = await userProblems(ctx, [person]);
  const first = problems?.[0];
  if (first) throw first.refusal;
}

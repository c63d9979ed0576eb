import type { ExtraRule, Members } from '@fairway/contract/flow-template.ts';
import { companyOf, type Directory, isActiveUser, isColleague, managersOf } from './directory.ts';

/** Whose request it is, and from where. */
export interface Initiating {
  initiator: string;
  place: string | null;
}

/** Active people named by lists, each once, that the rule leaves. */
export function membersIn(directory: Directory, lists: Members, initiating: Initiating): string[] {
  const { membersOf } = directory;
  const found = new Set(lists.users);
  for (const kind of ['positions', 'roles', 'organisations', 'groups'] as const)
    for (const id of lists[kind]) for (const user of membersOf[kind].get(id) ?? []) found.add(user);
  return [...found].filter(
    (user) => isActiveUser(directory, user) && isLeft(directory, lists.rule, user, initiating),
  );
}

const namesNobody = ({ users, positions, roles, organisations, groups }: Members): boolean =>
  [users, positions, roles, organisations, groups].every(({ length }) => length === 0);

/** Whom somebody may pick: every colleague where no list says less. */
export function pickable(directory: Directory, lists: Members, initiating: Initiating): string[] {
  if (!namesNobody(lists)) return membersIn(directory, lists, initiating);
  const colleagues = [...directory.users.keys()].filter((user) => isColleague(directory, user));
  return membersIn(directory, { ...lists, users: colleagues }, initiating);
}

/** Where the initiator stands: the place they submit from, or the one they work in first of all. */
export const placeOf = ({ users }: Directory, { initiator, place }: Initiating): string | null =>
  place ?? users.get(initiator)?.organisationId ?? null;

function isLeft(directory: Directory, rule: ExtraRule, userId: string, initiating: Initiating): boolean {
  const { users } = directory;
  const user = users.get(userId);
  const place = placeOf(directory, initiating);
  if (!user) return false;
  switch (rule) {
    case 'none':
      return true;
    case 'sameDepartment':
      return place !== null && [user.organisationId, ...user.organisationIds].includes(place);
    case 'samePosition': {
      const mine = users.get(initiating.initiator)?.positionIds ?? [];
      return user.positionIds.some((id) => mine.includes(id));
    }
    case 'superiors':
      return managersOf(directory, initiating.initiator).includes(userId);
    case 'subordinates':
      return managersOf(directory, userId).includes(initiating.initiator);
    case 'sameCompany': {
      const company = companyOf(directory, place);
      return (
        company !== undefined &&
        [user.organisationId, ...user.organisationIds].some((id) => companyOf(directory, id) === company)
      );
    }
  }
}

import type { FlowSettings, Members } from '@fairway/contract/flow-template.ts';
import { type Directory, isActiveUser } from './directory.ts';
import { membersIn } from './members.ts';

/** Somebody who wants to start a flow. */
export interface Launching {
  user: string;
  /** Where they start it from; where they work first of all when left out. */
  place?: string | null;
  /** As the directory says when left out. */
  isCustomer?: boolean;
}

const nobody = { users: [], positions: [], roles: [], organisations: [], groups: [] };

/** Whether somebody may start a flow: whom it names, and everybody where it names nobody. */
export function mayStart(
  { template: { settings } }: { template: { settings: Pick<FlowSettings, 'launchBy'> } },
  directory: Directory,
  { user, place = null, isCustomer = directory.users.get(user)?.isCustomer === true }: Launching,
): boolean {
  if (!isActiveUser(directory, user)) return false;
  const { launchBy } = settings;
  // What is open to everybody is open to everybody who works here.
  if (isCustomer) return launchBy !== undefined && isNamed(directory, ['roles'], launchBy, user);
  if (!launchBy || namesNobody(launchBy)) return true;
  const lists = ['positions', 'roles', 'organisations', 'groups'] as const;
  if (!isNamed(directory, lists, launchBy, user)) return false;
  return (
    membersIn(directory, { ...launchBy, ...nobody, users: [user] }, { initiator: user, place }).length > 0
  );
}

const namesNobody = ({ users, positions, roles, organisations, groups }: Members): boolean =>
  [users, positions, roles, organisations, groups].every(({ length }) => length === 0);

const isNamed = (
  { membersOf }: Directory,
  lists: readonly (keyof Directory['membersOf'])[],
  members: Members,
  user: string,
): boolean =>
  members.users.includes(user) ||
  lists.some((list) => members[list].some((id) => membersOf[list].get(id)?.includes(user)));

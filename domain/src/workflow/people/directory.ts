/** A person as an approval sees them. */
export interface DirectoryUser {
  id: string;
  name: string;
  isActive: boolean;
  /** Somebody of a customer: starts only what names them. */
  isCustomer?: boolean;
  managerId: string | null;
  /** Where they work first of all. */
  organisationId: string | null;
  organisationIds: readonly string[];
  positionIds: readonly string[];
  roleIds: readonly string[];
  groupIds: readonly string[];
  /** Who took over from them when they left: what they decide, and what they asked for. */
  successors?: { tasks?: string | undefined; requests?: string | undefined } | null;
}

export interface DirectoryOrganisation {
  id: string;
  parentId: string | null;
  kind: 'company' | 'department';
  headId: string | null;
}

/** Everybody at one moment; nothing in it changes while a command is decided. */
export interface Directory {
  users: ReadonlyMap<string, DirectoryUser>;
  organisations: ReadonlyMap<string, DirectoryOrganisation>;
  /** Who administers flows. */
  administrators: readonly string[];
  membersOf: Record<
    'positions' | 'roles' | 'organisations' | 'groups',
    ReadonlyMap<string, readonly string[]>
  >;
}

/** A directory with the members of everything looked up once. */
export function indexDirectory(given: {
  users: readonly DirectoryUser[];
  organisations: readonly DirectoryOrganisation[];
  administrators: readonly string[];
}): Directory {
  const membersBy = (idsOf: (user: DirectoryUser) => readonly string[]) => {
    const members = new Map<string, string[]>();
    for (const user of given.users)
      for (const id of idsOf(user)) {
        const known = members.get(id);
        if (known) known.push(user.id);
        else members.set(id, [user.id]);
      }
    return members;
  };
  const users = new Map(given.users.map((user) => [user.id, user]));
  const organisations = new Map(given.organisations.map((organisation) => [organisation.id, organisation]));
  const withAbove = (id: string) => [id, ...organisationsUpFrom({ organisations }, id).map((one) => one.id)];
  return {
    users,
    organisations,
    administrators: given.administrators,
    membersOf: {
      positions: membersBy(({ positionIds }) => positionIds),
      roles: membersBy(({ roleIds }) => roleIds),
      // Whoever is in a department is in everything above it.
      organisations: membersBy(({ organisationIds, organisationId }) => [
        ...new Set([organisationId ?? [], ...organisationIds].flat().flatMap(withAbove)),
      ]),
      groups: membersBy(({ groupIds }) => groupIds),
    },
  };
}

export const isActiveUser = ({ users }: Directory, id: string): boolean => users.get(id)?.isActive === true;

/** Somebody who works here and may be named by hand; people of customers handle only what a template gives them. */
export const isColleague = ({ users }: Directory, id: string): boolean => {
  const user = users.get(id);
  return user?.isActive === true && user.isCustomer !== true;
};

/** Managers from the nearest up; it ends where nobody is above or where it would go round. */
export function managersOf({ users }: Directory, userId: string): string[] {
  const managers: string[] = [];
  const seen = new Set([userId]);
  for (
    let id = users.get(userId)?.managerId ?? null;
    id !== null && !seen.has(id);
    id = users.get(id)?.managerId ?? null
  ) {
    seen.add(id);
    managers.push(id);
  }
  return managers;
}

/** An organisation and those above it, the nearest first. */
export function organisationsUpFrom(
  { organisations }: Pick<Directory, 'organisations'>,
  id: string | null,
): DirectoryOrganisation[] {
  const up: DirectoryOrganisation[] = [];
  const seen = new Set<string>();
  for (let next = id; next !== null && !seen.has(next); ) {
    seen.add(next);
    const organisation = organisations.get(next);
    if (!organisation) break;
    up.push(organisation);
    next = organisation.parentId;
  }
  return up;
}

export const companyOf = (directory: Directory, id: string | null): string | undefined =>
  organisationsUpFrom(directory, id).find(({ kind }) => kind === 'company')?.id;

import type { Input, Reply } from '@fairway/contract/endpoint.ts';
import type { changeUser, listUserHistory, UserDetail } from '@fairway/contract/users.ts';

export interface UserForm {
  account: string;
  realName: string;
  mobilePhone: string;
  email: string;
  gender: string;
  ranks: string;
  entryDate: string | null;
  managerId: string | null;
  organisationIds: string[];
  positionIds: string[];
  roleIds: string[];
  groupIds: string[];
  isAdministrator: boolean;
}

export const blankUser: UserForm = {
  ...{ account: '', realName: '', mobilePhone: '', email: '', gender: '', ranks: '' },
  ...{ entryDate: null, managerId: null, isAdministrator: false },
  ...{ organisationIds: [], positionIds: [], roleIds: [], groupIds: [] },
};

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

export const valuesOf = (user: UserDetail): UserForm => ({
  ...{ account: user.account, realName: user.realName, mobilePhone: user.mobilePhone, email: user.email },
  ...{ gender: user.gender, ranks: user.ranks, entryDate: user.entryDate },
  ...{ managerId: user.manager?.id ?? null, isAdministrator: user.isAdministrator },
  ...{ organisationIds: ids(user.organisations), positionIds: ids(user.positions) },
  ...{ roleIds: ids(user.roles), groupIds: ids(user.groups) },
});

type Changes = NonNullable<Input<typeof changeUser>['body']>['changes'];

/** Only what was changed is sent: the rest may be another by now. */
export const changesBetween = (before: UserForm, after: UserForm): Changes =>
  Object.fromEntries(
    (Object.keys(after) as (keyof UserForm)[])
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name]]),
  );

/** Somebody else saved first: what is there now, and who changed what since. */
export interface UserConflict {
  newest: UserDetail;
  since: Reply<typeof listUserHistory>['list'];
}

/** What both changed, each to something else, and what stands if mine goes on top of theirs. */
export function mergedForms(base: UserForm, mine: UserForm, theirs: UserForm) {
  const [own, others] = [changesBetween(base, mine), changesBetween(base, theirs)];
  const both = (Object.keys(own) as (keyof UserForm)[]).filter(
    (field) => field in others && JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]),
  );
  return { both, merged: { ...theirs, ...own } as UserForm };
}

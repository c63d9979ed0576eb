import type { Input } from '@fairway/contract/endpoint.ts';
import type { changeUser, UserDetail } from '@fairway/contract/users.ts';

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

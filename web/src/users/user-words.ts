import type { UserActName, UserState } from '@fairway/contract/users.ts';
import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/state-label.tsx';

export const stateWords = {
  active: 'userActive',
  invited: 'userInvited',
  disabled: 'userDisabled',
  left: 'userLeft',
} as const satisfies Record<UserState, PlainKey>;

export const stateTones: Record<UserState, Tone> = {
  ...{ active: 'good', invited: 'brand', disabled: 'warn', left: 'neutral' },
};

export const actWords = {
  disable: 'userDisable',
  enable: 'userEnable',
  endSessions: 'userEndSessions',
} as const satisfies Record<UserActName, PlainKey>;

export const actIcons: Record<UserActName, IconName> = {
  ...{ disable: 'lock', enable: 'check', endSessions: 'device' },
};

/** What the fields of a change are called. */
export const fieldWords: Readonly<Record<string, PlainKey>> = {
  ...{ account: 'userAccount', realName: 'userName', mobilePhone: 'userMobile', email: 'userEmail' },
  ...{ gender: 'userGender', ranks: 'userRanks', entryDate: 'userEntryDate', managerId: 'userManager' },
  ...{ organisationIds: 'userOrganisations', positionIds: 'userPositions', roleIds: 'userRoles' },
  ...{ groupIds: 'userGroups', isAdministrator: 'userAdministrator', state: 'userState' },
  ...{ leftOn: 'userLeftOn', handedOver: 'leavingHandedOver' },
};

export const changeActWords = {
  ...{ add: 'userChangeAdd', import: 'userChangeImport', update: 'userChangeUpdate', undo: 'userChangeUndo' },
} as const satisfies Record<string, PlainKey>;

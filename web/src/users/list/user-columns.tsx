import { type UserHead, userStates } from '@fairway/contract/users.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Say } from '../../language/words.ts';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import { UserStateLabel } from '../user-state-label.tsx';
import { stateWords } from '../user-words.ts';

const names = (list: readonly { fullName: string }[], comma: string): string =>
  list.map(({ fullName }) => fullName).join(comma);

export function userTableColumns(words: Say): Column<UserHead>[] {
  const comma = words('listComma');
  return [
    {
      ...{ id: 'name', name: words('userName'), width: 120, sort: 'realName' },
      text: (row) => row.realName,
    },
    {
      ...{ id: 'account', name: words('userAccount'), width: 130, sort: 'account' },
      text: (row) => row.account,
    },
    {
      ...{ id: 'state', name: words('userState'), width: 100 },
      text: (row) => words(stateWords[row.state]),
      labels: (row) => [words(stateWords[row.state])],
      cell: (row) => <UserStateLabel state={row.state} />,
      filter: {
        kind: 'choice',
        options: userStates.map((value) => ({ value, label: words(stateWords[value]) })),
      },
    },
    {
      ...{ id: 'organisation', name: words('userOrganisations'), width: 220 },
      text: (row) => names(row.organisations, comma),
      filter: peopleFilter('department', words('userOrganisations'), { single: true }),
    },
    {
      ...{ id: 'position', name: words('userPositions'), width: 150 },
      text: (row) => names(row.positions, comma),
      filter: peopleFilter('position', words('userPositions'), { single: true }),
    },
    {
      ...{ id: 'role', name: words('userRoles'), width: 160 },
      text: (row) =>
        [...(row.isAdministrator ? [words('userAdministrator')] : []), names(row.roles, comma)]
          .filter(Boolean)
          .join(comma),
      filter: peopleFilter('role', words('userRoles'), { single: true }),
    },
    {
      ...{ id: 'manager', name: words('userManager'), width: 110 },
      text: (row) => row.manager?.fullName ?? '',
      filter: peopleFilter('user', words('userManager'), { single: true }),
    },
    { id: 'mobile', name: words('userMobile'), width: 130, text: (row) => row.mobilePhone },
    { id: 'email', name: words('userEmail'), width: 180, text: (row) => row.email, isExtra: true },
    {
      ...{ id: 'kind', name: words('userKind'), width: 90 },
      text: (row) => words(row.isExternal ? 'userCustomer' : 'userMember'),
      filter: {
        kind: 'choice',
        options: [
          { value: 'member', label: words('userMember') },
          { value: 'customer', label: words('userCustomer') },
        ],
      },
    },
    {
      ...{ id: 'lastSignIn', name: words('userLastSignIn'), width: 150, sort: 'lastSignInAt' },
      text: (row) => (row.lastSignInAt === null ? words('userNever') : formatDate(row.lastSignInAt)),
    },
    {
      ...{ id: 'entry', name: words('userEntryDate'), width: 110, isExtra: true },
      text: (row) => row.entryDate ?? '',
    },
    {
      ...{ id: 'creatorTime', name: words('userCreated'), width: 150, sort: 'creatorTime', isExtra: true },
      text: (row) => formatDate(row.creatorTime),
    },
  ];
}

import { chanceFrom } from './chance.ts';
import english from './english.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import { groupIdOf, organisationIdOf, positionIdOf, userIdOf } from './ids.ts';
import { demoGroup, type Organisation } from './organisations.ts';
import { demoPeople } from './people.ts';
import { demoPositions } from './positions.ts';
import roles from './roles.json' with { type: 'json' };
import type { CompanyRows } from './store.ts';

interface Placed {
  organisation: Organisation;
  above: Placed | null;
}

function placed(organisation: Organisation, above: Placed | null = null): Placed[] {
  const place = { organisation, above };
  return [place, ...(organisation.below ?? []).flatMap((one) => placed(one, place))];
}

const englishNames: Readonly<Record<string, string>> = english;
const enNameOf = (fullName: string): string => englishNames[fullName] ?? '';

const places = placed(demoGroup);

const positionsWithRole = places.flatMap(({ organisation }) =>
  organisation.work.flatMap((work) =>
    Object.entries(demoPositions[work] ?? {}).map(([name, position]) => ({
      ...position,
      enCode: `${organisation.enCode}.${name}`,
      organisation: organisation.enCode,
    })),
  ),
);

function positionOf(enCode: string) {
  const found = positionsWithRole.find((one) => one.enCode === enCode);
  if (!found) throw new Error(`The demo company has no position ${enCode}.`);
  return found;
}

/** The head of one's organisation; a head answers to the next head above. */
function managerOf(account: string, organisation: string | undefined): string | null {
  let place = places.find((one) => one.organisation.enCode === organisation) ?? null;
  while (place?.organisation.head === account) place = place.above;
  return place ? place.organisation.head : null;
}

const rolesOf = (person: (typeof demoPeople)[number]): string[] => {
  const held = person.roles ?? person.positions.map((position) => positionOf(position).role);
  return [...new Set(held)].filter((role) => role !== null);
};

const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Everything the demo company has, as rows; the same for the same day. */
export function companyRows(today: Date): CompanyRows {
  const chance = chanceFrom(20_260_101);
  const thisYear = today.getUTCFullYear();
  const day = (yearsAgo: number) =>
    new Date(Date.UTC(thisYear - yearsAgo, chance(1, 12) - 1, chance(1, 28), 1));
  const founded = new Date(Date.UTC(thisYear - 15, 0, 4, 1));

  const accounts = demoPeople.map((person, index) => {
    const [position] = person.positions;
    const organisation = position && positionOf(position).organisation;
    const managerAccount = managerOf(person.account, organisation);
    const leads = rolesOf(person).includes('manager');
    const isMember = person.kind !== 'customer';
    const birthday = day(leads ? chance(36, 54) : chance(26, 40));
    const creatorTime = day(leads ? chance(6, 14) : chance(1, 5));
    return {
      id: userIdOf(person.account),
      account: person.account,
      kind: isMember ? ('member' as const) : ('customer' as const),
      realName: person.realName,
      gender: person.gender === '男' ? '1' : '2',
      birthday: dateOf(birthday),
      nation: '01',
      education: isMember ? 'bachelor' : '',
      entryDate: isMember ? dateOf(creatorTime) : null,
      ranks: isMember ? (leads ? '管理级' : '专员级') : '',
      mobilePhone: `139000${String(index + 1).padStart(5, '0')}`,
      email: `${person.account}@example.com`,
      managerId: managerAccount && userIdOf(managerAccount),
      organisationId: organisation ? organisationIdOf(organisation) : null,
      positionId: position ? positionIdOf(position) : null,
      isAdministrator: person.isAdministrator ?? false,
      isDemo: true,
      enabledMark: person.isDisabled ? 0 : 1,
      creatorTime,
      deletedAt: null,
    };
  });

  return {
    organisations: places.map(({ organisation: { kind, enCode, fullName, head }, above }, index) => ({
      id: organisationIdOf(enCode),
      parentId: above && organisationIdOf(above.organisation.enCode),
      kind,
      fullName,
      enName: enNameOf(fullName),
      enCode,
      managerId: userIdOf(head),
      sortCode: index + 1,
      creatorTime: founded,
    })),
    positions: positionsWithRole.map(({ enCode, fullName, organisation }, index) => ({
      id: positionIdOf(enCode),
      organisationId: organisationIdOf(organisation),
      fullName,
      enName: enNameOf(fullName),
      enCode,
      sortCode: index + 1,
    })),
    roles: roles.map(({ id, fullName }, index) => ({
      ...{ id, enCode: id, fullName, sortCode: 9 + index },
      enName: enNameOf(fullName),
    })),
    roleOrganisations: roles.flatMap(({ id, organisations }) =>
      organisations.map((enCode) => ({ roleId: id, organisationId: organisationIdOf(enCode) })),
    ),
    people: accounts,
    userOrganisations: demoPeople.flatMap(({ account, positions: held }) =>
      [...new Set(held.map((position) => positionOf(position).organisation))].map((organisation) => ({
        userId: userIdOf(account),
        organisationId: organisationIdOf(organisation),
      })),
    ),
    userPositions: demoPeople.flatMap(({ account, positions: held }) =>
      held.map((position) => ({ userId: userIdOf(account), positionId: positionIdOf(position) })),
    ),
    userRoles: demoPeople.flatMap((person) =>
      rolesOf(person).map((roleId) => ({ userId: userIdOf(person.account), roleId })),
    ),
    groups: groups.map(({ members, ...one }, index) => ({
      ...one,
      enName: enNameOf(one.fullName),
      enCategory: enNameOf(one.category),
      id: groupIdOf(one.enCode),
      sortCode: index + 1,
    })),
    groupMembers: groups.flatMap(({ enCode, members }) =>
      members.map((account) => ({ groupId: groupIdOf(enCode), userId: userIdOf(account) })),
    ),
  };
}

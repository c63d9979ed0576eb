import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { organisationIdOf, positionIdOf, userIdOf } from './ids.ts';
import { demoGroup, type Organisation } from './organisations.ts';
import { demoPeople } from './people.ts';
import { demoPositions } from './positions.ts';

/** Somebody who works here, as forms know them. */
export type Colleague = FormContext['user'];

/** Every organisation with those above it, the topmost first, by its code. */
const ways = new Map<string, readonly Organisation[]>();
function walk(organisation: Organisation, above: readonly Organisation[]): void {
  const way = [...above, organisation];
  ways.set(organisation.enCode, way);
  for (const below of organisation.below ?? []) walk(below, way);
}
walk(demoGroup, []);

const positionNamed = new Map(Object.values(demoPositions).flatMap((work) => Object.entries(work)));

const rolesOf = (held: readonly string[]): string[] => [
  ...new Set(held.flatMap((one) => positionNamed.get(one.split('.')[1] ?? '')?.role ?? [])),
];

export const colleagues: readonly Colleague[] = demoPeople.flatMap((person): Colleague[] => {
  const [main] = person.positions;
  const [place = '', position = ''] = main?.split('.') ?? [];
  const way = ways.get(place);
  const held = positionNamed.get(position);
  if (!main || !way || !held || person.isDisabled) return [];
  const department = way.findLast(({ kind }) => kind === 'department');
  const head = way.findLast((one) => one.head !== person.account)?.head;
  return [
    {
      id: userIdOf(person.account),
      account: person.account,
      name: person.realName,
      departmentId: department ? organisationIdOf(department.enCode) : '',
      departmentName: department?.fullName ?? '',
      organisationId: organisationIdOf(place),
      organisationPath: way.map(({ enCode }) => organisationIdOf(enCode)),
      organisationName: way.map(({ fullName }) => fullName).join('/'),
      positionId: positionIdOf(main),
      positionName: held.fullName,
      roleIds: person.roles ?? rolesOf(person.positions),
      managerId: head ? userIdOf(head) : '',
    },
  ];
});

export const withRole = (...roles: string[]): Colleague[] =>
  colleagues.filter(({ roleIds }) => roleIds.some((role) => roles.includes(role)));

export function colleagueOf(account: string): Colleague {
  const found = colleagues.find((one) => one.account === account);
  if (!found) throw new Error(`${account} does not work here`);
  return found;
}

/** Who somebody answers to; who answers to nobody asks themselves. */
export const headOf = (colleague: Colleague): Colleague =>
  colleagues.find(({ id }) => id === colleague.managerId) ?? colleague;

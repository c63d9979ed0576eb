import { extraRules, flowLimits } from '@fairway/contract/flow-template.ts';
import { asList, asNumber, asText, isId, type Raw, shortText } from '../../../forms/jnpf-import/raw.ts';
import { ownValue } from '../../../forms/own-value.ts';
import { splitMixedId } from '../../../people/mixed-id.ts';
import type { FlowReading, GivenNode } from './flow-reading.ts';
import { pathOf } from './paths.ts';

const lists = ['users', 'positions', 'roles', 'organisations', 'groups'] as const;
type List = (typeof lists)[number];
export type ListNames = readonly [string, string, string, string, string];

export const approverLists: ListNames = [
  'approvers',
  'approverPos',
  'approverRole',
  'approverOrg',
  'approverGroup',
];
export const starterLists: ListNames = [
  'initiator',
  'initiatePos',
  'initiateRole',
  'initiateOrg',
  'initiateGroup',
];
export const copyLists: ListNames = [
  'circulateUser',
  'circulatePosition',
  'circulateRole',
  'circulateOrg',
  'circulateGroup',
];

const listsOfTypes: Record<string, List> = {
  user: 'users',
  position: 'positions',
  role: 'roles',
  department: 'organisations',
  company: 'organisations',
  organize: 'organisations',
  organisation: 'organisations',
  group: 'groups',
};

/** The people a node names: five lists, any of which may hold `id--type`; of a path of organisations the last counts. */
export function membersOf(properties: Raw, names: ListNames, rule?: unknown): Raw {
  const members: Record<List, Set<string>> = {
    users: new Set(),
    positions: new Set(),
    roles: new Set(),
    organisations: new Set(),
    groups: new Set(),
  };
  for (const [index, name] of names.entries())
    for (const one of asList(properties[name])) {
      const written = asText(Array.isArray(one) ? one.at(-1) : one);
      const { id, type } = splitMixedId(written);
      const list = written.includes('--') ? ownValue(listsOfTypes, type) : lists[index];
      if (list && id !== '' && id.length <= 100) members[list].add(id);
    }
  return {
    ...Object.fromEntries(lists.map((list) => [list, [...members[list]].slice(0, flowLimits.members)])),
    rule: extraRules[(asNumber(rule) ?? 1) - 1] ?? 'none',
  };
}

export const namesSomebody = (members: Raw): boolean =>
  lists.some((list) => asList(members[list]).length > 0);

const levelOf = (value: unknown): number => Math.min(Math.max(Math.round(asNumber(value) ?? 1), 1), 10);

const fieldKinds: Record<string, string> = {
  1: 'user',
  2: 'department',
  3: 'position',
  4: 'role',
  5: 'group',
};

/** Who handles a node, by the family's code; nobody where it cannot be said here. */
export function whoOf(
  code: unknown,
  { name, properties }: GivenNode,
  names: ListNames,
  reading: FlowReading,
): Raw[] {
  switch (asText(code)) {
    case '1':
      return [{ by: 'manager', level: levelOf(properties.managerLevel) }];
    case '2':
      return [{ by: 'departmentHead', level: levelOf(properties.departmentLevel) }];
    case '3':
      return [{ by: 'initiator' }];
    case '4': {
      const field = pathOf(properties.formField);
      const as = ownValue(fieldKinds, asText(properties.formFieldType)) ?? 'user';
      if (field === undefined) return [];
      if (as === 'department') reading.remark('departmentHead', name, { field });
      return [{ by: 'field', field, as }];
    }
    case '5':
      return [{ by: 'node', node: reading.idOf(asText(properties.nodeId)) }];
    case '6': {
      const members = membersOf(properties, names, properties.extraRule);
      return namesSomebody(members) ? [{ by: 'members', ...members }] : [];
    }
    case '7':
      return [{ by: 'candidates', ...membersOf(properties, names, properties.extraRule) }];
    case '9': {
      const address = asText(properties.getUserUrl);
      if (isId(address)) return [{ by: 'interface', interfaceId: address }];
      reading.remark('interfaceAddress', name, { address: shortText(address) });
      return [];
    }
    default:
      reading.remark('assigneeLeft', name, { value: asText(code).slice(0, 20) });
      return [];
  }
}

/** Who gets a copy. */
export function copiesOf(properties: Raw): Raw[] {
  const members = membersOf(properties, copyLists, properties.extraCopyRule);
  return [
    ...(namesSomebody(members) ? [{ by: 'members', ...members }] : []),
    ...(properties.isInitiatorCopy === true || properties.isInitiatorCopy === 1 ? [{ by: 'initiator' }] : []),
  ];
}

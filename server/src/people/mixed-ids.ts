import { mixedIdSeparator, type NodeType, nodeType } from '@fairway/contract/organisation.ts';

export interface MixedId {
  id: string;
  type: NodeType;
}

interface Given {
  ids?: string[] | undefined;
  userId?: string[] | undefined;
}

/** The ids of either spelling, each once, in the given order. */
export const idsOf = ({ ids = [], userId = [] }: Given): string[] => [...new Set([...ids, ...userId])];

/** What mixed ids name; an id without a type is a person, a type nobody knows is left out. */
export function mixedIdsOf(given: Given): MixedId[] {
  return idsOf(given).flatMap((mixed) => {
    const end = mixed.lastIndexOf(mixedIdSeparator);
    if (end < 0) return { id: mixed, type: 'user' };
    const type = nodeType.safeParse(mixed.slice(end + mixedIdSeparator.length));
    return type.success ? { id: mixed.slice(0, end), type: type.data } : [];
  });
}

export const isOrganisation = ({ type }: MixedId): boolean => type === 'company' || type === 'department';

/** The same by kind, as ranges are given. */
export function namedBy(given: readonly MixedId[]) {
  const idsOfType = (type: NodeType) => given.filter((one) => one.type === type).map(({ id }) => id);
  return {
    userIds: idsOfType('user'),
    departIds: given.filter(isOrganisation).map(({ id }) => id),
    positionIds: idsOfType('position'),
    roleIds: idsOfType('role'),
    groupIds: idsOfType('group'),
  };
}

import { largestPageSize } from '@fairway/contract/envelope.ts';
import type { NodeType, TreeNode, UserItem } from '@fairway/contract/organisation.ts';
import * as contract from '@fairway/contract/organisation.ts';
import { mixedIdOf } from '@fairway/domain/people/mixed-id.ts';
import { narrowToPeople } from '@fairway/domain/people/narrow-tree.ts';
import {
  isNobody,
  type NamedRange,
  namedRangeOf,
  type PeopleRange,
} from '@fairway/domain/people/people-range.ts';
import { queryOptions } from '@tanstack/react-query';
import { t } from '../../language/words.ts';
import { call } from '../../wire/api.ts';
import { clientCache, keptFresh, keptKey } from '../../wire/client-cache.ts';
import { queryClient } from '../../wire/query-client.ts';

export type PickKind =
  | 'user'
  | 'users'
  | 'subordinate'
  | 'organisation'
  | 'department'
  | 'position'
  | 'role'
  | 'group';

/** Where a selector picks from. */
export interface PickSource {
  kind: PickKind;
  query: typeof clientCache.userTree;
  isPickable: (node: TreeNode) => boolean;
}

const isOf =
  (...types: NodeType[]) =>
  ({ type, disabled }: TreeNode): boolean =>
    types.includes(type) && !disabled;

export function usersSource(range: PeopleRange): PickSource {
  const named = namedRangeOf(range);
  const query = named ? peopleInRange(named) : clientCache.userTree;
  return { kind: 'user', query, isPickable: isOf('user') };
}

/** The tree of everybody, without those outside the range; the server alone knows who holds a role. */
function peopleInRange(named: NamedRange): PickSource['query'] {
  return queryOptions<TreeNode[]>({
    queryKey: keptKey(contract.listUsersInRange, named),
    queryFn: async ({ signal }) => {
      if (isNobody(named)) return [];
      const [tree, ids] = await Promise.all([
        queryClient.fetchQuery(clientCache.userTree),
        idsInRange(named, signal),
      ]);
      return narrowToPeople(tree, ids);
    },
    ...keptFresh,
  });
}

async function idsInRange(named: NamedRange, signal: AbortSignal): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let currentPage = 1; ; currentPage += 1) {
    const body = { ...named, pagination: { currentPage, pageSize: largestPageSize } };
    const { list, pagination } = await call(contract.listUsersInRange, { body }, { signal });
    for (const { id } of list) ids.add(id);
    if (list.length === 0 || currentPage * largestPageSize >= pagination.total) return ids;
  }
}

export const subordinatesSource: PickSource = {
  kind: 'subordinate',
  query: queryOptions<TreeNode[]>({
    queryKey: keptKey(contract.searchSubordinates),
    queryFn: async ({ signal }) =>
      (await call(contract.searchSubordinates, { body: {} }, { signal })).map(nodeOf),
    ...keptFresh,
  }),
  isPickable: isOf('user'),
};

function nodeOf(person: UserItem): TreeNode {
  const { id, fullName, headIcon, gender, organize, organizeIds, quickQuery, enabledMark } = person;
  return {
    ...{ id, fullName, headIcon, gender, organize, organizeIds, quickQuery, enabledMark },
    ...{ parentId: '0', type: 'user', icon: 'user', hasChildren: false, isLeaf: true },
    onlyId: mixedIdOf(person),
  };
}

export interface OrganisationRange {
  selectType?: 'all' | 'custom' | undefined;
  ableDepIds?: readonly string[] | undefined;
}

export function organisationsSource({ selectType, ableDepIds = [] }: OrganisationRange): PickSource {
  const query = selectType === 'custom' ? organisationsInRange(ableDepIds) : clientCache.organisationTree;
  return { kind: 'organisation', query, isPickable: isOf('company', 'department') };
}

export const companiesSource: PickSource = {
  ...{ kind: 'organisation', query: clientCache.organisationTree, isPickable: isOf('company') },
};

export function departmentsSource({ selectType, ableDepIds = [] }: OrganisationRange): PickSource {
  const query = selectType === 'custom' ? organisationsInRange(ableDepIds) : clientCache.departmentTree;
  return { kind: 'department', query, isPickable: isOf('department') };
}

function organisationsInRange(ableDepIds: readonly string[]): PickSource['query'] {
  const departIds = [...ableDepIds];
  return queryOptions<TreeNode[]>({
    queryKey: keptKey(contract.getOrganisationsInRange, departIds),
    queryFn: async ({ signal }) => {
      if (departIds.length === 0) return [];
      return (await call(contract.getOrganisationsInRange, { body: { departIds } }, { signal })).list;
    },
    ...keptFresh,
  });
}

export interface PositionRange extends OrganisationRange {
  ablePosIds?: readonly string[] | undefined;
}

export function positionsSource({ selectType, ableDepIds = [], ablePosIds = [] }: PositionRange): PickSource {
  const range = { departIds: [...ableDepIds], positionIds: [...ablePosIds] };
  const query = selectType === 'custom' ? positionsInRange(range) : clientCache.positionTree;
  return { kind: 'position', query, isPickable: isOf('position') };
}

function positionsInRange(range: { departIds: string[]; positionIds: string[] }): PickSource['query'] {
  return queryOptions<TreeNode[]>({
    queryKey: keptKey(contract.getPositionsInRange, range),
    queryFn: async ({ signal }) => {
      if (range.departIds.length + range.positionIds.length === 0) return [];
      return (await call(contract.getPositionsInRange, { body: range }, { signal })).list;
    },
    ...keptFresh,
  });
}

export const rolesSource: PickSource = {
  kind: 'role',
  query: clientCache.roleTree,
  isPickable: isOf('role'),
};

export const groupsSource: PickSource = {
  kind: 'group',
  query: clientCache.groupTree,
  isPickable: isOf('group'),
};

/** People, organisations, positions, roles and groups, each below a heading of its own. */
export const mixedSource: PickSource = {
  kind: 'users',
  query: queryOptions<TreeNode[]>({
    queryKey: keptKey(contract.listSelected, 'everything'),
    queryFn: async () => {
      const { userTree, positionTree, roleTree, groupTree } = clientCache;
      const [people, positions, roles, groups] = await Promise.all(
        [userTree, positionTree, roleTree, groupTree].map((query) => queryClient.fetchQuery(query)),
      );
      return [
        heading('people', t('pickPeopleAndOrganisations'), people),
        heading('positions', t('pickPositions'), positions),
        heading('roles', t('pickRoles'), roles),
        heading('groups', t('pickGroups'), groups),
      ].filter(({ hasChildren }) => hasChildren);
    },
    ...keptFresh,
  }),
  isPickable: isOf('company', 'department', 'position', 'role', 'group', 'user'),
};

function heading(id: string, fullName: string, children: TreeNode[] = []): TreeNode {
  return {
    ...{ id, fullName, children, parentId: '0', type: 'catalogue', icon: 'catalogue', onlyId: id },
    ...{ hasChildren: children.length > 0, isLeaf: false, enabledMark: 1, disabled: true },
    ...{ organize: '', organizeIds: [], quickQuery: '' },
  };
}

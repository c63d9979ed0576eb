import type { TreeNode } from '@fairway/contract/organisation.ts';
import type { PickEntry } from '@fairway/domain/people/pick-index.ts';
import { searchIndex } from '@fairway/domain/people/search-index.ts';
import { useQuery } from '@tanstack/react-query';
import { indexOf } from '../../people/pick-indexes.ts';
import { clientCache } from '../../wire/client-cache.ts';
import { useSession } from '../../wire/session-store.ts';

const none: TreeNode[] = [];
/** More than anybody reads; departments are among what is found and are left out. */
const mostSought = 200;

/** Colleagues by name, account, pinyin or initials, without oneself; nobody for who is no member of the company. */
export function useFoundPeople(keyword: string): PickEntry[] {
  const { userId, userKind } = useSession(({ userInfo }) => userInfo) ?? {};
  const { data: tree = none } = useQuery({ ...clientCache.userTree, enabled: userKind === 'member' });
  if (keyword === '') return [];
  return searchIndex(indexOf(tree), keyword, mostSought).entries.filter(
    ({ node }) => node.type === 'user' && node.id !== userId,
  );
}

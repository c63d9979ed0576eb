import { splitFullName } from '@fairway/domain/people/person-name.ts';
import { pathToNode } from '@fairway/domain/people/pick-index.ts';
import { searchIndex } from '@fairway/domain/people/search-index.ts';
import { screenFinder } from '../search/screen-finder.ts';
import { clientCache } from '../wire/client-cache.ts';
import type { Finder } from '../wire/find.ts';
import { queryClient } from '../wire/query-client.ts';
import { useSession } from '../wire/session-store.ts';
import { userDetailPath } from './paths.ts';
import { indexOf } from './pick-indexes.ts';

/** Departments are among what is found and are left out. */
const mostSought = 40;

/** Colleagues by name, account, pinyin or initials; nobody for who is no member of the company. */
const peopleFinder: Finder = {
  heading: 'searchPeople',
  onDevice: async () => {
    if (useSession.getState().userInfo?.userKind !== 'member') return () => [];
    const index = indexOf(await queryClient.fetchQuery(clientCache.userTree));
    return (keyword) =>
      searchIndex(index, keyword, mostSought)
        .entries.filter(({ node }) => node.type === 'user')
        .map(({ key, node }) => ({
          key,
          icon: 'user',
          name: splitFullName(node).name,
          line: pathToNode(index, node).at(-2)?.fullName ?? '',
          path: userDetailPath(node.id),
        }));
  },
};

const screens = screenFinder([
  {
    path: '/pages/index/contacts',
    words: 'contacts',
    spoken: 'tong xun lu',
    icon: 'contacts',
    forMembers: true,
  },
]);

export const peopleFinders: readonly Finder[] = [screens, peopleFinder];

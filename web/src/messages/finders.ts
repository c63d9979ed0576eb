import { listMessages, messageType } from '@fairway/contract/messages.ts';
import { screenFinder } from '../search/screen-finder.ts';
import { call } from '../wire/api.ts';
import type { Finder } from '../wire/find.ts';
import { messageDetailPath } from './paths.ts';

const most = 6;

/** Announcements and what the system said, by their titles; messages about requests are found as requests. */
const noticeFinder: Finder = {
  heading: 'searchNotices',
  ask: async (keyword, signal) => {
    const { list } = await call(listMessages, { query: { keyword, pageSize: most * 3 } }, { signal });
    return list
      .filter(({ type }) => type !== messageType.flow)
      .slice(0, most)
      .map(({ id, title, releaseUser }) => ({
        key: id,
        icon: 'bell' as const,
        name: title,
        line: releaseUser,
        path: messageDetailPath(id),
      }));
  },
};

const screens = screenFinder([
  { path: '/pages/message/message/index', words: 'tabMessages', spoken: 'xiao xi', icon: 'bell' },
]);

export const messagesFinders: readonly Finder[] = [screens, noticeFinder];

import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import type { ScreenGroup } from '../wire/navigation/screen-groups.ts';
import { useSession } from '../wire/session-store.ts';

export interface Tab {
  path: string;
  words: PlainKey;
  /** What the rail of a desk calls it, where that is another word. */
  railWords?: PlainKey;
  /** G and then this key goes there. */
  key: string;
  icon: IconName;
  group: ScreenGroup;
}

const forMembers: readonly Tab[] = [
  { path: '/pages/index/workFlow', words: 'tabWorkflow', key: 'w', icon: 'workflow', group: 'workflow' },
  { path: homePath, words: 'tabWorkbench', key: 'a', icon: 'grid', group: 'apply' },
  {
    path: '/pages/index/index',
    words: 'tabHome',
    railWords: 'tabMessages',
    key: 'm',
    icon: 'message',
    group: 'message',
  },
  { path: '/pages/index/my', words: 'tabMy', key: 'p', icon: 'user', group: 'my' },
];

/** Customers have a home of their own, their messages, and themselves: how the company works inside is not theirs. */
const forCustomers: readonly Tab[] = [
  { path: homePath, words: 'tabHome', key: 'a', icon: 'home', group: 'apply' },
  { path: '/pages/index/index', words: 'tabMessages', key: 'm', icon: 'message', group: 'message' },
  { path: '/pages/index/my', words: 'tabMy', key: 'p', icon: 'user', group: 'my' },
];

/** The bottom bar of a phone and the rail of a desk, in this order. */
export const useTabs = (): readonly Tab[] =>
  useSession(({ userInfo }) => userInfo?.userKind) === 'customer' ? forCustomers : forMembers;

import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';

/** The chunks that are fetched together when a tab opens. */
export type ScreenGroup = 'message' | 'workflow' | 'apply' | 'my';

export interface Tab {
  path: string;
  words: PlainKey;
  icon: IconName;
  group: ScreenGroup;
}

/** Where a person lands after signing in. */
export const homePath = '/pages/index/apply';

/** The bottom bar of a phone and the rail of a desk, in this order. */
export const tabs: readonly Tab[] = [
  { path: '/pages/index/workFlow', words: 'tabWorkflow', icon: 'workflow', group: 'workflow' },
  { path: homePath, words: 'tabWorkbench', icon: 'grid', group: 'apply' },
  { path: '/pages/index/index', words: 'tabHome', icon: 'message', group: 'message' },
  { path: '/pages/index/my', words: 'tabMy', icon: 'user', group: 'my' },
];

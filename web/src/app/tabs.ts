import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import type { ScreenGroup } from '../wire/navigation/screen-groups.ts';

export interface Tab {
  path: string;
  words: PlainKey;
  icon: IconName;
  group: ScreenGroup;
}

/** The bottom bar of a phone and the rail of a desk, in this order. */
export const tabs: readonly Tab[] = [
  { path: '/pages/index/workFlow', words: 'tabWorkflow', icon: 'workflow', group: 'workflow' },
  { path: homePath, words: 'tabWorkbench', icon: 'grid', group: 'apply' },
  { path: '/pages/index/index', words: 'tabHome', icon: 'message', group: 'message' },
  { path: '/pages/index/my', words: 'tabMy', icon: 'user', group: 'my' },
];

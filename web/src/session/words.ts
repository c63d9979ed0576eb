import type { WordFiles } from '../language/words.ts';

export const setUpWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/set-up.ts').then((file) => file.setUp),
  en: () => import('../language/en/set-up.ts').then((file) => file.setUp),
};

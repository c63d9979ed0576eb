import type { WordFiles } from '../language/words.ts';

export const sharedLinksWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/shared-links.ts').then((file) => file.sharedLinks),
  en: () => import('../language/en/shared-links.ts').then((file) => file.sharedLinks),
};

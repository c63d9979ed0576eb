import type { WordFiles } from '../language/words.ts';

export const releaseWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/release.ts').then((file) => file.release),
  en: () => import('../language/en/release.ts').then((file) => file.release),
};

import type { WordFiles } from '../language/words.ts';

export const agingWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/aging.ts').then((file) => file.aging),
  en: () => import('../language/en/aging.ts').then((file) => file.aging),
};

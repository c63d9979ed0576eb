import type { WordFiles } from '../language/words.ts';

export const areasWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/areas.ts').then((file) => file.areas),
  en: () => import('../language/en/areas.ts').then((file) => file.areas),
};

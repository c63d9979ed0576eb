import type { WordFiles } from '../language/words.ts';

export const masterDataWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/master-data.ts').then((file) => file.masterData),
  en: () => import('../language/en/master-data.ts').then((file) => file.masterData),
};

import type { WordFiles } from '../language/words.ts';

export const dictionariesWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/dictionaries.ts').then((file) => file.dictionaries),
  en: () => import('../language/en/dictionaries.ts').then((file) => file.dictionaries),
};

import type { WordFiles } from '../language/words.ts';

export const recordsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/records.ts').then((file) => file.records),
  en: () => import('../language/en/records.ts').then((file) => file.records),
};

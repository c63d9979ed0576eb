import type { WordFiles } from '../language/words.ts';

export const rateImportWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/rate-import.ts').then((file) => file.rateImport),
  en: () => import('../language/en/rate-import.ts').then((file) => file.rateImport),
};

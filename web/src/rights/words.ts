import type { WordFiles } from '../language/words.ts';

export const rightsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/rights.ts').then((file) => file.rights),
  en: () => import('../language/en/rights.ts').then((file) => file.rights),
};

import type { WordFiles } from '../language/words.ts';

export const chargesWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/charges.ts').then((file) => file.charges),
  en: () => import('../language/en/charges.ts').then((file) => file.charges),
};

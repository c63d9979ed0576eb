import type { WordFiles } from '../language/words.ts';

export const freightWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/freight.ts').then((file) => file.freight),
  en: () => import('../language/en/freight.ts').then((file) => file.freight),
};

import type { WordFiles } from '../language/words.ts';

export const quotesWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/quotes.ts').then((file) => file.quotes),
  en: () => import('../language/en/quotes.ts').then((file) => file.quotes),
};

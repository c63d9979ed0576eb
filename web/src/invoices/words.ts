import type { WordFiles } from '../language/words.ts';

export const invoicesWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/invoices.ts').then((file) => file.invoices),
  en: () => import('../language/en/invoices.ts').then((file) => file.invoices),
};

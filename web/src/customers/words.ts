import type { WordFiles } from '../language/words.ts';

export const customersWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/customers.ts').then((file) => file.customers),
  en: () => import('../language/en/customers.ts').then((file) => file.customers),
};

import type { WordFiles } from '../language/words.ts';

export const billWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/bill.ts').then((file) => file.bill),
  en: () => import('../language/en/bill.ts').then((file) => file.bill),
};

import type { WordFiles } from '../language/words.ts';

export const ordersWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/orders.ts').then((file) => file.orders),
  en: () => import('../language/en/orders.ts').then((file) => file.orders),
};

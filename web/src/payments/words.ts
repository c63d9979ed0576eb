import type { WordFiles } from '../language/words.ts';

export const paymentsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/payments.ts').then((file) => file.payments),
  en: () => import('../language/en/payments.ts').then((file) => file.payments),
};

import type { WordFiles } from '../language/words.ts';

export const paymentRequestsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/payment-requests.ts').then((file) => file.paymentRequests),
  en: () => import('../language/en/payment-requests.ts').then((file) => file.paymentRequests),
};

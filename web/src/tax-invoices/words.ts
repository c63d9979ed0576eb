import type { WordFiles } from '../language/words.ts';

export const taxInvoicesWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/tax-invoices.ts').then((file) => file.taxInvoices),
  en: () => import('../language/en/tax-invoices.ts').then((file) => file.taxInvoices),
};

import type { WordFiles } from '../language/words.ts';

export const accountWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/account.ts').then((file) => file.account),
  en: () => import('../language/en/account.ts').then((file) => file.account),
};

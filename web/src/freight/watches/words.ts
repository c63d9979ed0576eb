import type { WordFiles } from '../../language/words.ts';

export const watchesWords: WordFiles = {
  'zh-CN': () => import('../../language/zh-CN/watches.ts').then((file) => file.watches),
  en: () => import('../../language/en/watches.ts').then((file) => file.watches),
};

import type { WordFiles } from '../language/words.ts';

export const systemWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/system.ts').then((file) => file.system),
  en: () => import('../language/en/system.ts').then((file) => file.system),
};

import type { WordFiles } from '../language/words.ts';

export const noticesWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/notices.ts').then((file) => file.notices),
  en: () => import('../language/en/notices.ts').then((file) => file.notices),
};

import type { WordFiles } from '../language/words.ts';

export const healthWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/health.ts').then((file) => file.health),
  en: () => import('../language/en/health.ts').then((file) => file.health),
};

import type { WordFiles } from '../language/words.ts';

export const punchCardWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/punch-card.ts').then((file) => file.punchCard),
  en: () => import('../language/en/punch-card.ts').then((file) => file.punchCard),
};

import type { WordFiles } from '../language/words.ts';

export const settingsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/settings.ts').then((file) => file.settings),
  en: () => import('../language/en/settings.ts').then((file) => file.settings),
};

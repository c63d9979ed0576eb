import type { WordFiles } from '../language/words.ts';

export const signInSettingsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/sign-in-settings.ts').then((file) => file.signInSettings),
  en: () => import('../language/en/sign-in-settings.ts').then((file) => file.signInSettings),
};

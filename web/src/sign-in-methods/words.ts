import type { WordFiles } from '../language/words.ts';

export const signInMethodsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/sign-in-methods.ts').then((file) => file.signInMethods),
  en: () => import('../language/en/sign-in-methods.ts').then((file) => file.signInMethods),
};

import type { WordFiles } from '../language/words.ts';

export const placesWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/places.ts').then((file) => file.places),
  en: () => import('../language/en/places.ts').then((file) => file.places),
};

import type { WordFiles } from '../language/words.ts';

export const galleryWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/gallery.ts').then((file) => file.gallery),
  en: () => import('../language/en/gallery.ts').then((file) => file.gallery),
};

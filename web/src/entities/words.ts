import type { WordFiles } from '../language/words.ts';

export const entitiesWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/entities.ts').then((file) => file.entities),
  en: () => import('../language/en/entities.ts').then((file) => file.entities),
};

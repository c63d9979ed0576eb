import type { WordFiles } from '../language/words.ts';

export const formModelsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/form-models.ts').then((file) => file.formModels),
  en: () => import('../language/en/form-models.ts').then((file) => file.formModels),
};

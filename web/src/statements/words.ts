import type { WordFiles } from '../language/words.ts';

export const statementsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/statements.ts').then((file) => file.statements),
  en: () => import('../language/en/statements.ts').then((file) => file.statements),
};

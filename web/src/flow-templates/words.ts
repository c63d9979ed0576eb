import type { WordFiles } from '../language/words.ts';

export const flowTemplatesWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/flow-templates.ts').then((file) => file.flowTemplates),
  en: () => import('../language/en/flow-templates.ts').then((file) => file.flowTemplates),
};

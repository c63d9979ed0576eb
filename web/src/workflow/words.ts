import type { WordFiles } from '../language/words.ts';

export const workflowWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/workflow.ts').then((file) => file.workflow),
  en: () => import('../language/en/workflow.ts').then((file) => file.workflow),
};

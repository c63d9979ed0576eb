import type { WordFiles } from '../language/words.ts';

export const reportLogWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/report-log.ts').then((file) => file.reportLog),
  en: () => import('../language/en/report-log.ts').then((file) => file.reportLog),
};

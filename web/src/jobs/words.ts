import type { WordFiles } from '../language/words.ts';

export const jobsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/jobs.ts').then((file) => file.jobs),
  en: () => import('../language/en/jobs.ts').then((file) => file.jobs),
};

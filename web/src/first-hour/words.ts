import type { WordFiles } from '../language/words.ts';

export const firstHourWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/first-hour.ts').then((file) => file.firstHour),
  en: () => import('../language/en/first-hour.ts').then((file) => file.firstHour),
};

import type { WordFiles } from '../language/words.ts';

export const scheduleWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/schedule.ts').then((file) => file.schedule),
  en: () => import('../language/en/schedule.ts').then((file) => file.schedule),
};

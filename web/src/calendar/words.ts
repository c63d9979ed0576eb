import type { WordFiles } from '../language/words.ts';

export const calendarWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/calendar.ts').then((file) => file.calendar),
  en: () => import('../language/en/calendar.ts').then((file) => file.calendar),
};

import type { WordFiles } from '../language/words.ts';

export const onlineSessionsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/online-sessions.ts').then((file) => file.onlineSessions),
  en: () => import('../language/en/online-sessions.ts').then((file) => file.onlineSessions),
};

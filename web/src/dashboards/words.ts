import type { WordFiles } from '../language/words.ts';

export const dashboardsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/dashboards.ts').then((file) => file.dashboards),
  en: () => import('../language/en/dashboards.ts').then((file) => file.dashboards),
};

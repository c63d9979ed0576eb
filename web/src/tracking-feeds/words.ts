import type { WordFiles } from '../language/words.ts';

export const trackingFeedsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/tracking-feeds.ts').then((file) => file.trackingFeeds),
  en: () => import('../language/en/tracking-feeds.ts').then((file) => file.trackingFeeds),
};

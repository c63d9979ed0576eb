import type { WordFiles } from '../language/words.ts';

export const freightWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/freight.ts').then((file) => file.freight),
  en: () => import('../language/en/freight.ts').then((file) => file.freight),
};

export const tariffWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/tariff.ts').then((file) => file.tariff),
  en: () => import('../language/en/tariff.ts').then((file) => file.tariff),
};

export const rateKeepingWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/rate-keeping.ts').then((file) => file.rateKeeping),
  en: () => import('../language/en/rate-keeping.ts').then((file) => file.rateKeeping),
};

export const lineBoardWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/line-board.ts').then((file) => file.lineBoard),
  en: () => import('../language/en/line-board.ts').then((file) => file.lineBoard),
};

import type { WordFiles } from '../language/words.ts';

export const ledgerWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/ledger.ts').then((file) => file.ledger),
  en: () => import('../language/en/ledger.ts').then((file) => file.ledger),
};

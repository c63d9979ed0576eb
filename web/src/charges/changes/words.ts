import type { WordFiles } from '../../language/words.ts';

export const chargeChangesWords: WordFiles = {
  'zh-CN': () => import('../../language/zh-CN/charge-changes.ts').then((file) => file.chargeChanges),
  en: () => import('../../language/en/charge-changes.ts').then((file) => file.chargeChanges),
};

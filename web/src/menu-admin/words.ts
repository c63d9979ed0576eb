import type { WordFiles } from '../language/words.ts';

export const menuAdminWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/menu-admin.ts').then((file) => file.menuAdmin),
  en: () => import('../language/en/menu-admin.ts').then((file) => file.menuAdmin),
};

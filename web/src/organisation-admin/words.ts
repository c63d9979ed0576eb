import type { WordFiles } from '../language/words.ts';

export const organisationAdminWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/organisation-admin.ts').then((file) => file.organisationAdmin),
  en: () => import('../language/en/organisation-admin.ts').then((file) => file.organisationAdmin),
};

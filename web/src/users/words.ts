import type { WordFiles } from '../language/words.ts';

export const usersWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/users.ts').then((file) => file.users),
  en: () => import('../language/en/users.ts').then((file) => file.users),
};

export const seeAsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/see-as.ts').then((file) => file.seeAs),
  en: () => import('../language/en/see-as.ts').then((file) => file.seeAs),
};

export const leavingWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/leaving.ts').then((file) => file.leaving),
  en: () => import('../language/en/leaving.ts').then((file) => file.leaving),
};

export const invitationWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/invitation.ts').then((file) => file.invitation),
  en: () => import('../language/en/invitation.ts').then((file) => file.invitation),
};

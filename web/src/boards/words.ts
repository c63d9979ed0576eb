import type { WordFiles } from '../language/words.ts';

export const boardsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/boards.ts').then((file) => file.boards),
  en: () => import('../language/en/boards.ts').then((file) => file.boards),
};

export const targetsWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/targets.ts').then((file) => file.targets),
  en: () => import('../language/en/targets.ts').then((file) => file.targets),
};

export const personalBoardWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/personal-board.ts').then((file) => file.personalBoard),
  en: () => import('../language/en/personal-board.ts').then((file) => file.personalBoard),
};

export const toDoWords: WordFiles = {
  'zh-CN': () => import('../language/zh-CN/to-do.ts').then((file) => file.toDo),
  en: () => import('../language/en/to-do.ts').then((file) => file.toDo),
};

import type { Words } from './words.ts';

export const calendarWords = {
  week: { zh: '每周工作日', en: 'Working week' },
  worked: { zh: '上班', en: 'worked' },
  free: { zh: '休息', en: 'free' },
  asWeek: { zh: '按每周规则', en: 'as the week' },
} as const satisfies Record<string, Words>;

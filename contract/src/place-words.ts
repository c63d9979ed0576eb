import type { Refusal } from './errors.ts';

export const placeRefusals = {
  TOO_MANY_PLACES: {
    code: 400,
    zh: '最多收藏 {most} 个地点，请先删除不用的',
    en: 'You keep {most} places already, which is the most. Delete one first.',
  },
} as const satisfies Record<string, Refusal>;

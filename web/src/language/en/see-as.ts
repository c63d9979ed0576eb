import type { seeAs as chinese } from '../zh-CN/see-as.ts';

export const seeAs: Record<keyof typeof chinese, string> = {
  seeingAs: 'You are looking as {name}, without changing anything, until {time}',
  seeingWhy: 'Why it is visible',
  seeingEnd: 'Stop looking',
};

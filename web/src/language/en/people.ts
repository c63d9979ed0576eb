import type { people as chinese } from '../zh-CN/people.ts';

export const people: Record<keyof typeof chinese, string> = {};

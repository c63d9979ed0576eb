import type { personalData as chinese } from '../zh-CN/personal-data.ts';

export const personalData: Record<keyof typeof chinese, string> = {};

import type { scan as chinese } from '../zh-CN/scan.ts';

export const scan: Record<keyof typeof chinese, string> = {};

import type { Refusal } from './errors.ts';

export const viewRefusals = {
  TOO_MANY_VIEWS: { code: 400, zh: '每个表格最多 50 个视图', en: 'A table can have fifty views at most.' },
} as const satisfies Record<string, Refusal>;

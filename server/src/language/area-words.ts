import type { AreaUse } from '@fairway/contract/area-admin.ts';
import type { Words } from './words.ts';

export const areaUseWords: Record<AreaUse, Words> = {
  below: { zh: '{count} 个下级区域', en: '{count} areas below it' },
  forms: { zh: '{count} 个表单', en: '{count} forms' },
  records: { zh: '{count} 条数据', en: '{count} records' },
};

/** Whether an area can be chosen. */
export const areaStateWords = { on: { zh: '启用', en: 'on' }, off: { zh: '停用', en: 'off' } } as const;

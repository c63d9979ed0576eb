import type { Refusal } from './errors.ts';

export const entityRefusals = {
  ENTITY_TAKEN: { code: 400, zh: '{value} 已存在，不能重复', en: '{value} exists already.' },
  ENTITY_REFERENCE_MISSING: {
    code: 400,
    zh: '所选的{field}不存在或已停用，请重新选择',
    en: 'The chosen {field} does not exist or is retired. Please choose again.',
  },
  ENTITY_IN_USE: {
    code: 400,
    zh: '已被其他资料使用，不能删除；可以停用',
    en: 'It is used elsewhere and cannot be deleted. You can retire it.',
  },
  ENTITY_IMPORT_BAD: {
    code: 400,
    zh: '还有 {count} 行有问题，没有导入任何资料',
    en: '{count} rows have problems. Nothing was imported.',
  },
  ENTITY_IMPORT_NOTHING: {
    code: 400,
    zh: '表格与现有资料一致，没有需要导入的内容',
    en: 'The sheet says what is there already. There is nothing to import.',
  },
  ENTITY_IMPORT_CHANGED: {
    code: 409,
    zh: '{name} 在导入后又被修改，不能撤销这次导入',
    en: '{name} was changed since, so the import cannot be undone.',
  },
} as const satisfies Record<string, Refusal>;

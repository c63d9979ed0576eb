import type { DictionaryUse } from '@fairway/contract/dictionary-admin.ts';
import type { Words } from './words.ts';

export const dictionaryUseWords: Record<DictionaryUse, Words> = {
  below: { zh: '{count} 个下级条目', en: '{count} entries below it' },
  forms: { zh: '{count} 个表单', en: '{count} forms' },
  records: { zh: '{count} 条数据', en: '{count} records' },
  flows: { zh: '{count} 个流程', en: '{count} flows' },
  people: { zh: '{count} 人的资料', en: 'the details of {count} people' },
};

export const dictionaryStateWords = {
  enabled: { yes: { zh: '启用', en: 'on' }, no: { zh: '停用', en: 'off' } },
  tree: { yes: { zh: '树形', en: 'a tree' }, no: { zh: '平铺', en: 'flat' } },
} as const;

/** The columns of a sheet of entries. */
export const dictionaryColumns = {
  parent: { zh: '上级编码', en: 'Code above' },
  code: { zh: '编码', en: 'Code' },
  name: { zh: '名称', en: 'Name' },
  enName: { zh: '英文名称', en: 'English name' },
  enabled: { zh: '启用', en: 'On' },
} as const satisfies Record<string, Words>;
export type DictionaryColumn = keyof typeof dictionaryColumns;

export const yesAndNo = { yes: { zh: '是', en: 'yes' }, no: { zh: '否', en: 'no' } } as const;

export const dictionarySheetWords = {
  codeInvalid: {
    zh: '编码只能用字母、数字和 . _ / -，最多 50 个字符',
    en: 'A code has letters, figures and . _ / -, 50 at most',
  },
  codeTwice: { zh: '这个编码在表格中出现了两次', en: 'This code stands in the sheet twice' },
  nameInvalid: { zh: '名称不能为空，最多 100 个字符', en: 'A name has 1 to 100 characters' },
  enNameLong: { zh: '英文名称最多 200 个字符', en: 'An English name has 200 characters at most' },
  parentUnknown: { zh: '没有这个上级编码', en: 'There is no entry with this code' },
  parentWrong: { zh: '不能放在这个上级之下', en: 'It cannot stand below this one' },
  nameTwice: { zh: '同一处已有这个名称', en: 'There is this name here already' },
  enabledInvalid: { zh: '填写“是”或“否”', en: 'Write yes or no' },
} as const satisfies Record<string, Words>;

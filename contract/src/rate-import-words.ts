import type { Refusal } from './errors.ts';

export const rateImportRefusals = {
  SHEET_UNREADABLE: {
    code: 400,
    zh: '无法读取此文件，请另存为 .xlsx 或 .csv 后重新上传',
    en: 'This file cannot be read. Save it as .xlsx or .csv and upload it again.',
  },
  SHEET_LOCKED: {
    code: 400,
    zh: '文件有密码保护，请去掉密码后重新上传',
    en: 'The file has a password. Remove it and upload the file again.',
  },
  SHEET_TOO_LARGE: {
    code: 400,
    zh: '表格太大：{limit}，请拆分后导入',
    en: 'The sheet is too large: {limit}. Split it and import the parts.',
  },
  SHEET_EMPTY: { code: 400, zh: '表格中没有数据', en: 'There is nothing in this sheet.' },
  RATE_IMPORT_LAYER_REFUSED: {
    code: 403,
    zh: '您没有查看{layer}的权限，不能导入这一列',
    en: 'You have no right to see the {layer}, so you cannot import that column.',
  },
  RATE_IMPORT_CHANGED: {
    code: 409,
    zh: '预览之后表格或运价有变化，请重新预览',
    en: 'The sheet or the rates changed since the preview. Please look at the preview again.',
  },
  RATE_IMPORT_BAD_CELLS: {
    code: 400,
    zh: '还有 {count} 行有问题（{cells}），请先处理或排除这些行',
    en: '{count} rows have problems ({cells}). Mend them or leave them out first.',
  },
  RATE_IMPORT_NOTHING: {
    code: 400,
    zh: '没有需要导入的运价',
    en: 'There is nothing to import.',
  },
  RATE_IMPORT_REPEATED: {
    code: 409,
    zh: '同一份表格已由 {who} 导入，请先撤销那次导入',
    en: 'The same sheet was imported by {who} already. Undo that import first.',
  },
  RATE_IMPORT_FAILED: {
    code: 400,
    zh: '写入时出错，没有导入任何运价，请重试',
    en: 'Something went wrong while writing. Nothing was imported; please try again.',
  },
  RATE_IMPORT_OVER: {
    code: 409,
    zh: '导入已经结束，不能取消',
    en: 'The import is over and cannot be cancelled.',
  },
  RATE_IMPORT_NOT_DONE: {
    code: 400,
    zh: '只有已完成的导入可以撤销',
    en: 'Only an import that is done can be undone.',
  },
  RATE_IMPORT_IN_USE: {
    code: 400,
    zh: '以下运价在导入后已发布、修改或正在审批，不能撤销：{rates}',
    en: 'These rates were published, changed or sent for approval since, so the import cannot be undone: {rates}',
  },
  RATE_EXPORT_EMPTY: { code: 400, zh: '没有可导出的运价', en: 'There are no rates to export.' },
  RATE_EXPORT_TOO_LARGE: {
    code: 400,
    zh: '一次最多导出 {most} 条运价，请缩小范围',
    en: 'At most {most} rates can be exported at once. Please narrow the list.',
  },
} as const satisfies Record<string, Refusal>;

import type { Language } from '@fairway/contract/errors.ts';

/** What whoever brings a form of the family reads about what did not come with it. */
export const remarkWords = {
  unknownKind: {
    zh: '“{label}”：控件类型 {kind} 不受支持，仅显示说明',
    en: '“{label}”: the kind {kind} is not supported and is only named',
  },
  unknownText: {
    zh: '“{label}”：控件类型 {kind} 不受支持，将作为只读文本显示',
    en: '“{label}”: the kind {kind} is not supported; it becomes a text that is only read',
  },
  unreadable: {
    zh: '“{label}”的设置无法识别，仅显示说明',
    en: 'The settings of “{label}” cannot be read; it is only named',
  },
  settingLeft: {
    zh: '“{label}”的设置 {setting} 没有导入：{value}',
    en: 'The setting {setting} of “{label}” was not taken over: {value}',
  },
  calculationLeft: {
    zh: '“{label}”的计算公式无法识别，结果将为空',
    en: 'The calculation of “{label}” cannot be read; it comes to nothing',
  },
  maskGuessed: {
    zh: '“{label}”的掩码类型 {value} 无法识别，按姓名掩码处理',
    en: 'The mask {value} of “{label}” is not known; it is covered like a name',
  },
  numericOptions: {
    zh: '“{label}”的选项值是数字，已按文本保存',
    en: 'The option values of “{label}” are numbers; they are kept as text',
  },
  tooMuch: {
    zh: '表单内容过多，其余部分没有导入',
    en: 'The form holds too much; the rest of it was not taken over',
  },
  tooDeep: {
    zh: '“{label}”嵌套过深，其内容没有导入',
    en: 'What stands in “{label}” is too deep and was not taken over',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type RemarkName = keyof typeof remarkWords;

/** What a rule made from the limits of a time says. */
export const timeWords = {
  tooEarly: { zh: '{label}早于允许的时间', en: '{label} is too early' },
  tooLate: { zh: '{label}晚于允许的时间', en: '{label} is too late' },
} as const satisfies Record<string, Record<Language, string>>;

/** What stands in the form in place of something that cannot be shown. */
export const notSupported: Record<Language, string> = {
  zh: '{label}（此控件不受支持）',
  en: '{label} (not supported)',
};

import type { Language } from './errors.ts';
import type { FormField } from './forms.ts';

type FieldKind = FormField['kind'];

/** What a person reads at a field that is not in order; both sides say the same. `{places}` are filled by the error. */
export const fieldErrorWords = {
  missing: { zh: '请填写{label}', en: '{label} is needed' },
  notChosen: { zh: '请选择{label}', en: 'Please choose {label}' },
  notUploaded: { zh: '请上传{label}', en: 'Please upload {label}' },
  notSigned: { zh: '{label}：请签名', en: '{label}: please sign' },
  notText: { zh: '{label}的内容无法识别', en: '{label} cannot be read' },
  tooLong: { zh: '{label}不能超过 {most} 个字', en: '{label} may have {most} characters at most' },
  notNumber: { zh: '{label}必须是数字', en: '{label} must be a number' },
  tooPrecise: { zh: '{label}最多 {precision} 位小数', en: '{label} may have {precision} decimals at most' },
  tooLarge: { zh: '{label}不能大于 {most}', en: '{label} may be {most} at most' },
  tooSmall: { zh: '{label}不能小于 {least}', en: '{label} must be {least} at least' },
  notOffered: { zh: '{label}的选项不存在', en: 'This option of {label} is not available' },
  notDate: { zh: '{label}不是有效的日期', en: '{label} is not a date' },
  notTime: { zh: '{label}不是有效的时间', en: '{label} is not a time' },
  wrongOrder: { zh: '{label}的开始不能晚于结束', en: '{label} must begin before it ends' },
  notList: { zh: '{label}的内容无法识别', en: '{label} cannot be read' },
  tooMany: { zh: '{label}最多 {most} 项', en: '{label} may have {most} entries at most' },
  tooFew: { zh: '{label}至少 {least} 项', en: '{label} needs {least} entries at least' },
  notFile: { zh: '{label}的文件无法识别', en: 'A file of {label} cannot be read' },
  notColour: { zh: '{label}不是有效的颜色', en: '{label} is not a colour' },
  notSignature: { zh: '{label}的签名无法识别', en: 'The signature of {label} cannot be read' },
  notPlace: { zh: '{label}不是有效的位置', en: '{label} is not a place' },
  notRows: { zh: '{label}的内容无法识别', en: '{label} cannot be read' },
  length: { zh: '{label}的长度不符合要求', en: '{label} has the wrong length' },
  range: { zh: '{label}不在允许的范围内', en: '{label} is out of range' },
  format: { zh: '{label}的格式不正确', en: '{label} has the wrong format' },
  pattern: { zh: '{label}的格式不正确', en: '{label} has the wrong format' },
  expression: { zh: '{label}不符合要求', en: '{label} is not right' },
  unique: { zh: '{label}已存在，不能重复', en: '{label} exists already' },
  tooEarly: { zh: '{label}不能早于{limit}', en: '{label} must not be before {limit}' },
  tooLate: { zh: '{label}不能晚于{limit}', en: '{label} must not be after {limit}' },
} as const satisfies Record<string, Record<Language, string>>;

type Way = 'notChosen' | 'notUploaded' | 'notSigned';
const waysToFill: Record<Way, readonly FieldKind[]> = {
  notChosen: [
    ...['select', 'radio', 'checkbox', 'cascader', 'treeSelect', 'date', 'dateRange', 'time', 'timeRange'],
    ...['colour', 'user', 'users', 'department', 'organisation', 'position', 'role', 'group', 'area'],
    ...['popupSelect', 'popupTableSelect', 'relatedRecord'],
  ] as FieldKind[],
  notUploaded: ['files', 'pictures'],
  notSigned: ['signature'],
};

/** The words for what is wrong with a field; what is chosen, uploaded or signed is not filled in. */
export function fieldErrorText(
  problem: keyof typeof fieldErrorWords,
  kind: FieldKind | undefined,
  language: Language,
): string {
  const [way] = Object.entries(waysToFill).find(([, kinds]) => kinds.some((one) => one === kind)) ?? [];
  return fieldErrorWords[problem === 'missing' && way ? (way as Way) : problem][language];
}

/** What whoever designs a form reads when it cannot be saved. */
export const formProblemWords = {
  tooManyFields: { zh: '表单最多 {most} 个字段', en: 'A form may have {most} fields at most' },
  tooDeep: {
    zh: '“{label}”嵌套过深，最多 {most} 层',
    en: '“{label}” stands too deep; {most} levels are allowed',
  },
  noFields: { zh: '表单没有字段', en: 'The form has no fields' },
  idTwice: { zh: '“{label}”的编号 {id} 重复', en: 'The id {id} of “{label}” is used twice' },
  modelMissing: { zh: '“{label}”没有字段名', en: '“{label}” has no model' },
  modelTwice: { zh: '“{label}”的字段名 {model} 重复', en: 'The model {model} of “{label}” is used twice' },
  modelReserved: {
    zh: '“{label}”不能使用字段名 {model}，系统已使用该名称',
    en: '“{label}” cannot have the model {model}: the system uses that name',
  },
  tableInTable: {
    zh: '“{label}”：子表中不能再放子表',
    en: '“{label}”: a sub-table cannot stand in a sub-table',
  },
  columnsMissing: { zh: '子表“{label}”没有列', en: 'The sub-table “{label}” has no columns' },
  columnWithoutModel: { zh: '子表的列“{label}”没有字段名', en: 'The column “{label}” has no model' },
  optionsMissing: { zh: '“{label}”没有选项', en: '“{label}” has no options' },
  sourceMissing: { zh: '“{label}”没有数据来源', en: '“{label}” has nowhere to get its rows from' },
  entitySource: {
    zh: '“{label}”的数据来源是基础资料，暂不能用于自定义表单',
    en: '“{label}” takes its rows from master data, which a form of the company cannot do yet',
  },
  calculationMissing: { zh: '“{label}”没有计算公式', en: '“{label}” has no calculation' },
  billRuleMissing: { zh: '“{label}”没有单据规则', en: '“{label}” has no bill rule' },
  expressionWrong: {
    zh: '“{label}”的 {name} 写错了（第 {at} 个字 {word}）：{text}',
    en: '{name} of “{label}” cannot be read (letter {at}, {word}): {text}',
  },
  expressionField: {
    zh: '“{label}”的 {name} 用到了不存在的字段 {field}：{text}',
    en: '{name} of “{label}” names the field {field}, which does not exist: {text}',
  },
  patternWrong: {
    zh: '“{label}”的正则表达式无法使用：{pattern}',
    en: 'The pattern of “{label}” cannot be used: {pattern}',
  },
  circle: {
    zh: '“{label}”的计算互相引用：{fields}',
    en: 'The calculation of “{label}” goes in a circle: {fields}',
  },
  attributeOf: {
    zh: '“{label}”找不到所属的选择字段 {of}',
    en: '“{label}” belongs to {of}, which is no picker',
  },
  fillTo: { zh: '“{label}”要填写的字段 {to} 不存在', en: '“{label}” fills {to}, which does not exist' },
  summedColumn: {
    zh: '子表“{label}”合计的列 {column} 不存在',
    en: '“{label}” adds up {column}, which does not exist',
  },
  revealField: {
    zh: '可查看“{label}”的人取自字段 {field}，但它不存在或不是人员字段',
    en: 'Who may look at “{label}” is taken from {field}, which does not exist or names no people',
  },
  defaultOfComputed: {
    zh: '“{label}”由系统计算，不能设置默认值',
    en: '“{label}” is worked out by the system and can have no default',
  },
  headingField: {
    zh: '标题区用到了不存在或不能显示的字段 {field}',
    en: 'The heading names {field}, which does not exist or cannot be shown there',
  },
} as const satisfies Record<string, Record<Language, string>>;

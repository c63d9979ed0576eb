import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { ownValue } from '../own-value.ts';

/** Something of a definition the family has no words for: where it stands, which setting it is, and a sentence. */
export interface ExportNote extends Record<Language, string> {
  path: string;
  setting: string;
}

type Words = Record<Language, string>;

/** What people call the settings of a form. */
const settings: Record<string, Words> = {
  kind: { zh: '控件类型', en: 'The kind' },
  label: { zh: '名称', en: 'The label' },
  span: { zh: '宽度', en: 'The width' },
  on: { zh: '显示的设备', en: 'On which devices it is shown' },
  visibleWhen: { zh: '显示条件', en: 'When it is shown' },
  requiredWhen: { zh: '必填条件', en: 'When it is required' },
  readonlyWhen: { zh: '只读条件', en: 'When it is closed' },
  whenHidden: { zh: '隐藏时清空', en: 'That it is emptied when hidden' },
  calculated: { zh: '计算公式', en: 'The calculation' },
  default: { zh: '默认值', en: 'The default' },
  rules: { zh: '校验规则', en: 'A rule' },
  options: { zh: '选项', en: 'The options' },
  optionsWhen: { zh: '选项的显示条件', en: 'Which options are offered when' },
  source: { zh: '数据来源', en: 'The source of rows' },
  fills: { zh: '选择后填入的内容', en: 'What a choice fills in' },
  rowFills: { zh: '填入子表的行', en: 'Rows filled into a sub-table' },
  addBy: { zh: '添加行的方式', en: 'How rows are added' },
  summed: { zh: '合计的列', en: 'Which columns are added up' },
  most: { zh: '最多数量', en: 'The most there may be' },
  least: { zh: '最少数量', en: 'The least there must be' },
  earliest: { zh: '最早时间', en: 'The earliest moment' },
  latest: { zh: '最晚时间', en: 'The latest moment' },
  script: { zh: '脚本', en: 'The script' },
  onLoad: { zh: '打开时的脚本', en: 'The script at opening' },
  heading: { zh: '标题、状态与要点', en: 'Title, state and key facts' },
  formRules: { zh: '表单规则', en: 'A rule of the form' },
  readonly: { zh: '只读', en: 'That it is closed' },
  look: { zh: '外观', en: 'The look' },
  hint: { zh: '提示', en: 'The hint' },
  mask: { zh: '掩码', en: 'The mask' },
  revealTo: { zh: '可查看完整内容的人', en: 'Who may look at the whole value' },
  selectType: { zh: '可选范围', en: 'Whom it offers' },
};

const sentences = {
  left: {
    zh: '“{label}”的{words}（{setting}）在同族格式中没有对应的写法',
    en: '{words} ({setting}) of “{label}” cannot be written in the family’s format',
  },
  newer: {
    zh: '“{label}”的控件只有较新版本的同族客户端认识',
    en: 'Only newer clients of the family know the kind of “{label}”',
  },
} as const satisfies Record<string, Words>;

/** A note about one setting of something people know by its label. */
export function noteOf(
  path: string,
  label: string,
  setting: string,
  sentence: keyof typeof sentences = 'left',
  known: Record<string, Words> = settings,
): ExportNote {
  const words = ownValue(known, setting) ?? { zh: '设置', en: 'The setting' };
  const said = (language: Language) =>
    filledWords(sentences[sentence][language], { label, setting, words: words[language] });
  return { path, setting, zh: said('zh'), en: said('en') };
}

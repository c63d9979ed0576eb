import { type FormHeading, type HeadingFact, mostFacts } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '../compile-form.ts';
import { fieldsIn } from '../expression/expression.ts';
import { mayHead } from './may-head.ts';

const named = ['text', 'autoComplete', 'popupSelect', 'popupTableSelect', 'relatedRecord'];
const chosen = ['radio', 'select'];
const figures = ['number', 'calculation'];
const plain = [
  ...named,
  ...chosen,
  ...figures,
  'checkbox',
  'cascader',
  'treeSelect',
  'user',
  'department',
  'date',
];

const words = {
  title: /名称|主题|标题|品名|^(?:name|title|subject|company)$|\bname$|\btitle$|subject/i,
  company: /客户|公司|单位|供应商|货主|委托方|甲方|乙方|对方|customer|company|supplier|client|vendor|party/i,
  state: /状态|阶段|进度|^(?:status|state|stage)$|\bstatus$|\bstage$/i,
  amount:
    /金额|额度|总额|营业额|费用|价格|总价|单价|货款|付款|借款|原值|合计|总计|amount|total|price|cost|fee/i,
  currency: /币种|币别|货币|currency/i,
  start: /开始|起始|出发|起租|启用|离开|from|start|begin|depart|leave/i,
  end: /结束|终止|返回|归还|到期|截止|until|end|return|back/i,
  length: /天数|时长|期限|小时|days|hours|duration/i,
};
const moneySign = /[¥￥$€£元]|^(?:CNY|RMB|USD|EUR|HKD|GBP|JPY)$/;
const dayUnit = /^(?:天|日|小时|周|个?月|days?|hours?|weeks?|months?)$/i;

const says = ({ field, path }: CompiledField, pattern: RegExp): boolean =>
  pattern.test(field.label) || pattern.test(path);
const hasSign = ({ field }: CompiledField): boolean =>
  moneySign.test(field.prefix ?? '') || moneySign.test(field.suffix ?? '');

/** Money, by its sign or by its name. */
export const isAmount = (one: CompiledField): boolean =>
  figures.includes(one.field.kind) &&
  (hasSign(one) || (says(one, words.amount) && !dayUnit.test(one.field.suffix ?? '')));
/** Filled in before anybody has to decide. */
const isSure = ({ field }: CompiledField): boolean => field.required || field.kind === 'calculation';

const heads = (form: CompiledForm): CompiledField[] => form.reading.filter(mayHead);

/** What a record is called: by its name, by whom it is about, or else by the first words it must have. */
export function proposeTitle(form: CompiledForm): string {
  const fields = heads(form).filter(({ field }) => named.includes(field.kind));
  const found =
    fields.find((one) => one.field.required && says(one, words.title)) ??
    fields.find((one) => one.field.required && says(one, words.company)) ??
    fields.find((one) => says(one, words.title) || says(one, words.company)) ??
    fields.find(({ field }) => field.required) ??
    fields[0];
  return found ? `{${found.path}}` : '';
}

export function proposeState(form: CompiledForm): FormHeading['state'] {
  const found = heads(form).find(
    (one) => chosen.includes(one.field.kind) && !one.field.multiple && says(one, words.state),
  );
  return found && { field: found.path, tones: {} };
}

/** The number records of a form are given. */
export const numberField = (form: CompiledForm): string | undefined =>
  heads(form).find(({ field }) => field.kind === 'billNumber')?.path;

/** One field as a fact, with the currency, the end or the length that belongs to it. */
export function factOf(form: CompiledForm, path: string): HeadingFact {
  const one = form.byPath.get(path);
  if (!one) return { field: path };
  const fields = heads(form).filter((other) => other.path !== path);
  if (isAmount(one)) {
    const isCurrency = (other: CompiledField) =>
      [...chosen, 'text'].includes(other.field.kind) && says(other, words.currency);
    const currency = hasSign(one) ? undefined : fields.find(isCurrency)?.path;
    return currency ? { field: path, currency } : { field: path };
  }
  if (one.field.kind !== 'date' && one.field.kind !== 'dateRange') return { field: path };
  const isStart = one.field.kind === 'date' && says(one, words.start);
  const until = isStart ? fields.find((other) => endsIt(other, form.reading, one))?.path : undefined;
  const length = fields.find((other) => lastsFrom(other, path))?.path;
  return { field: path, ...(until && { until }), ...(length && { length }) };
}

const endsIt = (other: CompiledField, reading: readonly CompiledField[], start: CompiledField): boolean =>
  other.field.kind === 'date' && says(other, words.end) && reading.indexOf(other) > reading.indexOf(start);

/** A number of days that is worked out from a date. */
const lastsFrom = ({ field, calculated }: CompiledField, path: string): boolean =>
  figures.includes(field.kind) &&
  dayUnit.test(field.suffix ?? '') &&
  calculated !== undefined &&
  fieldsIn(calculated).includes(path);

/**
 * The facts one decides by, where nobody chose them: how much, when, with whom, and then what had to be filled in first.
 * What is said already is not said again.
 */
export function proposeFacts(form: CompiledForm, said: readonly string[] = []): HeadingFact[] {
  const fields = heads(form).filter(({ path }) => !said.includes(path));
  const amounts = fields.filter(isAmount);
  const dates = fields.filter(({ field }) => field.kind === 'dateRange' || field.kind === 'date');
  const first = [
    amounts.find(isSure) ?? amounts[0],
    dates.find((one) => one.field.kind === 'dateRange' && isSure(one)) ??
      dates.find((one) => isSure(one) && says(one, words.start)) ??
      dates.find(isSure),
    fields.find((one) => named.includes(one.field.kind) && says(one, words.company)),
    ...fields.filter((one) => one.field.required && plain.includes(one.field.kind) && !isAmount(one)),
    ...fields.filter((one) => one.field.required && one.field.kind === 'textarea'),
  ].filter((one) => one !== undefined);
  return distinctFacts(
    form,
    first.map(({ path }) => path),
    said,
  );
}

/** Fields as facts, without what an earlier one says along. */
export function distinctFacts(
  form: CompiledForm,
  paths: readonly string[],
  said: readonly string[] = [],
): HeadingFact[] {
  const used = new Set(said);
  const facts: HeadingFact[] = [];
  for (const path of paths) {
    const one = form.byPath.get(path);
    if (used.has(path) || !one || !mayHead(one) || facts.length === mostFacts) continue;
    const fact = factOf(form, path);
    facts.push(fact);
    for (const part of partsOfFact(fact)) used.add(part);
  }
  return facts;
}

export const partsOfFact = ({ field, currency, until, length }: HeadingFact): string[] =>
  [field, currency, until, length].filter((path) => path !== undefined);

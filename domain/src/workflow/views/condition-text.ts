import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { Condition, PlainValue } from '@fairway/contract/flow-template.ts';
import { comparisonWords } from '@fairway/contract/flow-words.ts';
import type { FormField } from '@fairway/contract/forms.ts';
import { Num } from '../../forms/expression/value.ts';
import { thousandsFormat } from '../../money/thousands.ts';
import type { CompiledFlow } from '../template/compile-flow.ts';

/**
 * A condition as people say it: `报销合计 200 元以内`. Undefined where it cannot be said: an expression, a choice whose
 * names stand elsewhere, or a field that is not everybody's to know.
 */
export function conditionText(
  condition: Condition,
  flow: CompiledFlow,
  language: Language,
): string | undefined {
  if ('expression' in condition) return undefined;
  if ('field' in condition) return comparisonText(condition, flow, language);
  const [parts, joint] =
    'all' in condition ? [condition.all, 'all' as const] : [condition.any, 'any' as const];
  const texts = parts.map((part) => ('field' in part ? comparisonText(part, flow, language) : undefined));
  if (texts.length === 0 || texts.some((text) => text === undefined)) return undefined;
  return texts.join(comparisonWords[joint][language]);
}

type Comparison = Extract<Condition, { field: string }>;

function comparisonText(
  { field: path, is, value, other }: Comparison,
  flow: CompiledFlow,
  language: Language,
): string | undefined {
  const field = knownField(path, flow);
  if (!field?.label || other !== undefined) return undefined;
  const values = [value ?? null].flat();
  const said =
    is === 'empty' || is === 'notEmpty' ? [] : values.map((one) => valueText(field, one, language));
  const isOrder = ['<', '<=', '>', '>='].includes(is);
  if (said.some((one) => one === undefined) || (isOrder && !figures.includes(field.kind))) return undefined;
  const key = is === '<=' && typeof values[0] === 'number' && values[0] > 0 ? 'within' : is;
  const text = said.join(comparisonWords.any[language]);
  return filledWords(comparisonWords[key][language], { field: field.label, value: spaced(text, language) });
}

/** A field that whoever starts the flow sees; what is masked or hidden from them is not told in a reason either. */
function knownField(path: string, { form, root }: CompiledFlow): FormField | undefined {
  const known = form?.byPath.get(path);
  const start = root[0]?.node;
  const isHidden = start?.kind === 'start' && start.fields[path] === 'hidden';
  return !known || known.isHidden || known.table !== undefined || known.field.mask || isHidden
    ? undefined
    : known.field;
}

const figures = ['number', 'calculation', 'rate', 'slider'];
const chosen = ['radio', 'select', 'checkbox'];
const yuan = ['¥', '￥', '元', 'CNY', 'RMB'];

function valueText(field: FormField, value: PlainValue, language: Language): string | undefined {
  if (figures.includes(field.kind))
    return typeof value === 'number' ? figureText(field, value, language) : undefined;
  if (chosen.includes(field.kind) && field.options?.from === 'static')
    return field.options.options.find((option) => option.value === value)?.label;
  return field.kind === 'text' && typeof value === 'string' && value !== '' ? `“${value}”` : undefined;
}

function figureText({ prefix = '', suffix = '' }: FormField, value: number, language: Language): string {
  const figure = thousandsFormat(new Num(value).toFixed());
  if (language === 'zh' && (yuan.includes(prefix) || yuan.includes(suffix)))
    return `${figure} ${comparisonWords.currency.zh}`;
  return `${prefix}${figure}${suffix && ` ${suffix}`}`;
}

const spaced = (text: string, language: Language): string =>
  language === 'zh' && /^[A-Za-z0-9$€£-]/.test(text) ? ` ${text}` : text;

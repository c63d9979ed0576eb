import type { Language } from '@fairway/contract/errors.ts';
import type { FormField, FormValues, HeadingFact } from '@fairway/contract/forms.ts';
import type { ShownFact } from '@fairway/contract/shown-fact.ts';
import { thousandsFormat } from '../../money/thousands.ts';
import { defaultZone, formatDate, isInstant } from '../../time/format-date.ts';
import type { CompiledField, CompiledForm } from '../compile-form.ts';
import { Num } from '../expression/value.ts';
import { ownValue } from '../own-value.ts';
import { mayHead } from './may-head.ts';
import { isAmount, partsOfFact } from './propose-heading.ts';

/** A fact as it is kept: with names in place of ids, and what a language says in its own way as it is. */
export type Fact = {
  /** The field it is about, and those it says along. */
  path: string;
  also?: string[];
  label: string;
} & (
  | { kind: 'text'; text: string; unit?: string }
  | { kind: 'amount'; text: string; sign?: string; unit?: string }
  | { kind: 'dates'; from: number; to?: number; hasTime?: boolean; length?: string; unit?: string }
);

/** How facts are found: which fields are shown, and what a value is called. */
export interface FactSource {
  isShown: (field: CompiledField) => boolean;
  textOf: (field: CompiledField, value: unknown) => string;
}

/** A text of a fact is no longer than a line. */
const longestText = 60;

/** The facts that these values have; what is empty, hidden or masked is none. */
export function factsIn(
  form: CompiledForm,
  wanted: readonly HeadingFact[],
  values: FormValues,
  source: FactSource,
): Fact[] {
  const shown = (path: string | undefined): CompiledField | undefined => {
    const one = path === undefined ? undefined : form.byPath.get(path);
    return one && mayHead(one) && source.isShown(one) ? one : undefined;
  };
  return wanted.flatMap((fact): Fact[] => {
    const one = shown(fact.field);
    const value = one && ownValue(values, one.path);
    if (!one || value === undefined || value === null || value === '') return [];
    const parts = { currency: shown(fact.currency), until: shown(fact.until), length: shown(fact.length) };
    const head = { path: one.path, label: one.field.label || one.path };
    const found =
      datesIn(one.field, value, parts, values) ?? figureIn(one, value, parts.currency, values, source);
    if (found) {
      const also = partsOfFact(fact).filter((path) => path !== one.path && shown(path));
      return [{ ...head, ...(also.length > 0 && { also }), ...found }];
    }
    const text = shortText(source.textOf(one, value));
    return text === '' ? [] : [{ ...head, kind: 'text', text }];
  });
}

type Part = CompiledField | undefined;
type Said<Kind extends Fact['kind']> = Omit<Extract<Fact, { kind: Kind }>, 'path' | 'also' | 'label'>;

function datesIn(
  { kind, format = 'yyyy-MM-dd' }: FormField,
  value: unknown,
  { until, length }: { until: Part; length: Part },
  values: FormValues,
): Said<'dates'> | undefined {
  // A month or a year by itself is said as its field says it.
  if ((kind !== 'date' && kind !== 'dateRange') || !format.includes('dd')) return undefined;
  const [from, end] = Array.isArray(value) ? value : [value];
  const to = until ? ownValue(values, until.path) : end;
  if (!isInstant(from)) return undefined;
  const lasting = length ? ownValue(values, length.path) : undefined;
  return {
    kind: 'dates',
    from,
    ...(isInstant(to) && { to }),
    ...(format.includes('HH') && { hasTime: true }),
    ...(typeof lasting === 'number' &&
      Number.isFinite(lasting) && { length: new Num(lasting).toFixed(), unit: length?.field.suffix ?? '' }),
  };
}

const signs: Record<string, string> = { CNY: '¥', RMB: '¥', 元: '¥' };
const moneySign = /^(?:[¥￥$€£]|[A-Z]{3}|[A-Z]{1,3}\$)$/;

function figureIn(
  one: CompiledField,
  value: unknown,
  currency: Part,
  values: FormValues,
  { textOf }: FactSource,
): Said<'amount'> | Said<'text'> | undefined {
  const { kind, precision, thousands, prefix = '', suffix = '' } = one.field;
  if ((kind !== 'number' && kind !== 'calculation') || typeof value !== 'number' || !Number.isFinite(value))
    return undefined;
  const code = currency && ownValue(values, currency.path);
  const inCurrency = typeof code === 'string' && code !== '' ? code : '';
  const sign = signs[inCurrency] ?? (currency && inCurrency ? currencyText(currency, code, textOf) : prefix);
  if (!moneySign.test(sign) && !moneySign.test(suffix) && suffix !== '元' && !inCurrency) {
    const text =
      thousands || isAmount(one) ? thousandsFormat(rounded(value, precision)) : rounded(value, precision);
    return { kind: 'text', text: `${prefix}${text}`, ...(suffix && { unit: suffix }) };
  }
  return {
    kind: 'amount',
    text: thousandsFormat(rounded(value, precision ?? 2)),
    ...(sign && { sign }),
    ...(!sign && suffix && { unit: suffix }),
  };
}

const currencyText = (currency: CompiledField, code: unknown, textOf: FactSource['textOf']): string =>
  typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : textOf(currency, code);

const rounded = (value: number, precision: number | undefined): string =>
  precision === undefined ? new Num(value).toFixed() : new Num(value).toFixed(precision);

function shortText(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > longestText ? `${letters.slice(0, longestText - 1).join('')}…` : letters.join('');
}

/** For whom a fact is said: in which language, and when and where their day is. */
export interface FactReader {
  language: Language;
  now: number;
  zone?: string;
}

export const shownFactOf = (fact: Fact, reader: FactReader): ShownFact => ({
  label: fact.label,
  text: factText(fact, reader),
  kind: fact.kind,
});

/** A fact in words. */
export function factText(fact: Fact, reader: FactReader): string {
  if (fact.kind === 'text') return `${fact.text}${unitText(fact.unit, fact.text, reader.language)}`;
  if (fact.kind === 'amount') return amountText(fact);
  const { from, to, hasTime = false, length, unit } = fact;
  const first = dayText(from, reader.now, hasTime, reader);
  // The year stands once where it is another one than this.
  const last = to === undefined ? first : dayText(to, from, hasTime, reader);
  const isOneDay =
    to === undefined || (!hasTime && dayText(to, to, false, reader) === dayText(from, to, false, reader));
  const lasting = length === undefined ? '' : `${length}${unitText(unit, length, reader.language)}`;
  if (reader.language === 'zh') {
    const days = isOneDay ? first : `${first} 至 ${last}`;
    return lasting ? `${days}（${lasting}）` : days;
  }
  const days = isOneDay ? first : `${first} – ${last}`;
  return lasting ? `${days} (${lasting})` : days;
}

/** The same behind a title: how long rather than from when, and no more than a few words. */
export function briefFact(fact: Fact, reader: FactReader): string {
  if (fact.kind === 'dates' && fact.length !== undefined)
    return `${fact.length}${unitText(fact.unit, fact.length, reader.language)}`;
  const text = factText(fact, reader);
  // A figure without a unit says nothing by itself.
  const letters = [...(fact.kind !== 'dates' && /^[-\d.,]+$/.test(text) ? `${fact.label} ${text}` : text)];
  return letters.length > longestBrief ? `${letters.slice(0, longestBrief - 1).join('')}…` : letters.join('');
}

const longestBrief = 24;

function amountText({ text, sign = '', unit = '' }: { text: string; sign?: string; unit?: string }): string {
  const isNegative = text.startsWith('-');
  const space = /[\p{L}]$/u.test(sign) ? ' ' : '';
  return `${isNegative ? '-' : ''}${sign}${space}${isNegative ? text.slice(1) : text}${unit}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day without its year where that is the one of `beside`. */
function dayText(
  at: number,
  beside: number,
  hasTime: boolean,
  { language, zone = defaultZone }: FactReader,
): string {
  const part = (format: string) => formatDate(at, format, zone);
  const hasYear = part('yyyy') !== formatDate(beside, 'yyyy', zone);
  const time = hasTime ? ` ${part('HH:mm')}` : '';
  if (language === 'zh') return part(hasYear ? 'yyyy-MM-dd' : 'MM-dd') + time;
  const day = `${months[Number(part('MM')) - 1]} ${Number(part('dd'))}`;
  return `${day}${hasYear ? `, ${part('yyyy')}` : ''}${time}`;
}

const englishUnits: Record<string, string> = {
  天: 'day',
  日: 'day',
  小时: 'hour',
  分钟: 'minute',
  周: 'week',
  月: 'month',
  个月: 'month',
  年: 'year',
  份: 'copy',
  件: 'piece',
  人: 'person',
  吨: 't',
};
const englishPlurals: Record<string, string> = { copy: 'copies', person: 'people', t: 't' };

/** A unit behind a figure; what a language has no word for stays as the form says it. */
function unitText(unit: string | undefined, figure: string, language: Language): string {
  if (!unit) return '';
  if (language === 'zh') return /^[\p{Script=Latin}%]/u.test(unit) && unit !== '%' ? ` ${unit}` : unit;
  const word = Object.hasOwn(englishUnits, unit) ? englishUnits[unit] : undefined;
  if (word === undefined) return /^[%℃°]/.test(unit) ? unit : ` ${unit}`;
  return ` ${figure === '1' ? word : (englishPlurals[word] ?? `${word}s`)}`;
}

import type { FormField, FormValues } from '@fairway/contract/forms.ts';
import { seenText } from './blank-text.ts';
import type { CompiledForm } from './compile-form.ts';
import { isEmptyValue } from './empty-value.ts';

/** A value as an index keeps it: what a list is filtered and sorted by. */
export interface IndexedValue {
  field: string;
  text: string | null;
  number: number | null;
}

/** No index keeps a long text whole; what begins alike beyond this is looked at itself. */
export const indexedLetters = 200;
const mostValues = 50;

const numberKinds = ['number', 'rate', 'slider', 'switch', 'date', 'createdAt', 'modifiedAt', 'calculation'];
const pathKinds = ['cascader', 'area', 'organisation', 'ownOrganisation'];
const neverIndexed = [
  ...['files', 'pictures', 'richText', 'signature', 'location', 'table'],
  ...['link', 'button', 'note', 'alert', 'groupTitle', 'divider', 'qrCode', 'barCode'],
];
const sortableKinds = [
  ...numberKinds,
  ...['text', 'textarea', 'autoComplete', 'time', 'billNumber', 'radio', 'select'],
];

export const isIndexed = ({ kind }: FormField): boolean => !neverIndexed.includes(kind);

/** It holds one value, and the order of its values means something to people. */
export const isSortable = (field: FormField): boolean =>
  sortableKinds.includes(field.kind) && !field.multiple;

/** What a field is compared by. */
export const isIndexedByNumber = ({ kind }: FormField): boolean =>
  numberKinds.includes(kind) || kind === 'dateRange';

const momentKinds = ['date', 'dateRange', 'createdAt', 'modifiedAt'];
export const isMoment = ({ kind }: FormField): boolean => momentKinds.includes(kind);

export const isPath = ({ kind }: FormField): boolean => pathKinds.includes(kind);

/** Every value of the short fields outside of sub-tables, several where a field holds several. */
export function indexedValues(form: CompiledForm, values: FormValues): IndexedValue[] {
  return form.reading.flatMap(({ field, path, table }) => {
    if (table !== undefined || !isIndexed(field)) return [];
    const value = Object.hasOwn(values, path) ? values[path] : undefined;
    return indexedValuesOf(field, value).map((one) => ({ field: path, ...one }));
  });
}

/** The same of one field; what holds one value is sorted by it. */
export const indexedValuesOf = (field: FormField, value: unknown): Omit<IndexedValue, 'field'>[] =>
  distinct(value).map((one) => keptOf(one, field));

function distinct(value: unknown): (string | number)[] {
  if (isEmptyValue(value)) return [];
  const list = [value].flat(2).filter((one) => typeof one === 'string' || typeof one === 'number');
  return list.length < 2 ? list : [...new Set(list)].slice(0, mostValues);
}

function keptOf(value: string | number, field: FormField): Omit<IndexedValue, 'field'> {
  if (typeof value === 'number' && isIndexedByNumber(field)) return { text: null, number: value };
  return { text: indexedText(String(value)), number: null };
}

/** Texts that look alike are kept alike. The function `indexed_text` of the database does the same. */
export function indexedText(text: string): string {
  const seen = seenText(text);
  return seen.length <= indexedLetters ? seen : [...seen].slice(0, indexedLetters).join('');
}

import type { FormField, FormValues } from '@fairway/contract/forms.ts';
import { seenText } from './blank-text.ts';
import type { CompiledForm } from './compile-form.ts';
import { isEmptyValue } from './empty-value.ts';

/** A value as an index keeps it: what a list is filtered and sorted by. */
export interface IndexedValue {
  field: string;
  ordinal: number;
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

export const isPath = ({ kind }: FormField): boolean => pathKinds.includes(kind);

/** Every value of the short fields outside of sub-tables, several where a field holds several; a row also for nothing. */
export function indexedValues(form: CompiledForm, values: FormValues): IndexedValue[] {
  return form.reading.flatMap(({ field, path, table }) => {
    if (table !== undefined || !isIndexed(field)) return [];
    const value = Object.hasOwn(values, path) ? values[path] : undefined;
    const found = isEmptyValue(value) ? [] : distinct([value].flat(2)).slice(0, mostValues);
    if (found.length === 0) return [{ field: path, ordinal: 0, text: null, number: null }];
    return found.map((one, ordinal) => ({ field: path, ordinal, ...keptOf(one, field) }));
  });
}

const distinct = (list: unknown[]): (string | number)[] => [
  ...new Set(list.filter((one) => typeof one === 'string' || typeof one === 'number')),
];

function keptOf(value: string | number, field: FormField): Pick<IndexedValue, 'text' | 'number'> {
  if (typeof value === 'number' && isIndexedByNumber(field)) return { text: null, number: value };
  return { text: indexedText(String(value)), number: null };
}

/** Texts that look alike are kept alike. */
export const indexedText = (text: string): string => [...seenText(text)].slice(0, indexedLetters).join('');

import { formatDate } from '@fairway/domain/time/format-date.ts';
import { currentLanguage, type Say } from '../language/words.ts';
import type { EntityField, EntityRow, RowsField } from './entity-description.ts';

/** What a field of a row says, as people read it. */
export function rowText(field: EntityField, row: EntityRow, words: Say): string {
  if (field.says) return field.says(row[field.field], words);
  if (
    field.kind === 'reference' ||
    field.kind === 'references' ||
    field.kind === 'person' ||
    field.kind === 'company'
  )
    return namesText(row[field.shownAs ?? field.field], words);
  if (field.kind === 'moment' && field.zone) return momentText(row[field.field], row[field.zone]);
  return valueText(field, row[field.field], words);
}

/** A value on its own, as the history keeps it: ids of other records are names there already. */
export function valueText(field: EntityField, value: unknown, words: Say): string {
  if (field.says) return field.says(value, words);
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'switch':
      return words(value === true ? 'entityYes' : 'entityNo');
    case 'choice':
    case 'choices':
      return listed(value)
        .map((one) => (field.options[one] ? words(field.options[one]) : one))
        .join(words('listComma'));
    case 'moment':
      return momentText(value, undefined);
    case 'rows':
      return rowLines(field, value, words).join('; ');
    case 'codes':
      return listed(value).join(' ');
    case 'number':
    case 'decimal':
      return figureText(value);
    default:
      return namesText(value, words);
  }
}

/** Without zeros at the end, in groups of three. */
export function figureText(value: unknown): string {
  const [whole = '', parts = ''] = String(value).split('.');
  const left = parts.replace(/0+$/, '');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${left && `.${left}`}`;
}

/** The rows of a sub-list, a line each. */
export const rowLines = (field: RowsField, value: unknown, words: Say): string[] =>
  Array.isArray(value) ? value.map((row) => wordsOfRow(field.columns, row as EntityRow, words)) : [];

const wordsOfRow = (columns: readonly EntityField[], row: EntityRow, words: Say): string =>
  columns
    // That something is not so needs no words in a line of many.
    .map((column) => (row[column.field] === false ? '' : columnText(column, row, words)))
    .filter(Boolean)
    .join(' · ');

const columnText = (column: EntityField, row: EntityRow, words: Say): string =>
  column.kind === 'switch' ? words(column.label) : rowText(column, row, words);

const listed = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

const namesText = (value: unknown, words: Say): string =>
  value === null || value === undefined ? '' : listed(value).join(words('listComma'));

/** A time on the wall of a port says whose wall it is. */
export function momentText(at: unknown, zone: unknown, format = 'yyyy-MM-dd HH:mm'): string {
  if (typeof at !== 'number') return '';
  if (typeof zone !== 'string' || zone === '') return formatDate(at, format);
  return `${formatDate(at, format, zone)} ${zoneText(at, zone)}`;
}

/** How far a zone is from Greenwich at a time, such as GMT+8. */
export function zoneText(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The currencies of the trade first. */
const usualCurrencies = ['USD', 'CNY', 'EUR', 'HKD', 'JPY', 'GBP', 'KRW', 'SGD', 'AUD', 'CAD', 'THB', 'VND'];

export function currencyOptions(): { value: string; label: string }[] {
  const named = new Intl.DisplayNames(currentLanguage(), { type: 'currency' });
  const all = new Set([...usualCurrencies, ...Intl.supportedValuesOf('currency')]);
  return [...all].map((value) => ({ value, label: `${value} ${named.of(value) ?? ''}`.trim() }));
}

export function timeZoneOptions(): { value: string; label: string }[] {
  const now = Date.now();
  // What browsers call the zones of China and India is not what the lists of ports have.
  const all = new Set(['Asia/Shanghai', ...Intl.supportedValuesOf('timeZone')]);
  return [...all].map((value) => ({ value, label: `${value} ${zoneText(now, value)}` }));
}

import type { FormField } from '@fairway/contract/forms.ts';
import { thousandsFormat } from '../money/thousands.ts';
import { mask, maskKind } from '../text/mask.ts';
import { formatDate } from '../time/format-date.ts';
import { isEmptyValue } from './empty-value.ts';
import { Num } from './expression/value.ts';
import { isRow } from './value-shape.ts';

/** What a value is said with: the zone of its days, the names of its ids, and the few words no field brings. */
export interface Saying {
  zone: string;
  /** The name of an id, or of a choice; undefined when nobody has that name any more. */
  nameOf: (id: string) => string | undefined;
  words: { on: string; off: string; signed: string };
}

/** A value as people read it: names in place of ids, numbers and dates in the form of their field, covered where it says so. */
export function valueText(field: FormField, value: unknown, saying: Saying): string {
  const text = isEmptyValue(value) ? '' : plainText(field, value, saying);
  const covering = maskKind(field.mask);
  return covering && text !== '' ? mask(covering, text) : text;
}

const chosenKinds = ['radio', 'checkbox', 'select', 'treeSelect'];
const pathSeparator = '/';
const between = ' ~ ';

function plainText(field: FormField, value: unknown, saying: Saying): string {
  const nameOr = (fallback: (id: string) => string) => (id: unknown) => {
    const name = typeof id === 'string' ? saying.nameOf(id) : undefined;
    return name ?? fallback(written(id));
  };
  const nameOf = nameOr(() => '');
  const labelOf = nameOr((raw) => raw);
  if (chosenKinds.includes(field.kind)) return listOf(value).map(labelOf).join(',');
  switch (field.kind) {
    case 'number':
    case 'rate':
    case 'slider':
    case 'calculation':
      return numberText(value, field);
    case 'switch':
      return value === 1 ? (field.onText ?? saying.words.on) : (field.offText ?? saying.words.off);
    case 'date':
      return momentText(value, field.format ?? 'yyyy-MM-dd', saying.zone);
    case 'createdAt':
    case 'modifiedAt':
      return momentText(value, field.format ?? 'yyyy-MM-dd HH:mm:ss', saying.zone);
    case 'dateRange':
      return listOf(value)
        .map((one) => momentText(one, field.format ?? 'yyyy-MM-dd', saying.zone))
        .join(between);
    case 'timeRange':
      return listOf(value).map(written).join(between);
    case 'cascader': {
      const separator = field.separator || pathSeparator;
      const ends = pathsOf(value).map((path) => (field.showAllLevels === false ? path.slice(-1) : path));
      return ends.map((path) => path.map(labelOf).join(separator)).join(',');
    }
    case 'organisation':
    case 'area':
      return pathsOf(value)
        .map((path) => path.map(nameOf).join(pathSeparator))
        .join(';');
    case 'ownOrganisation':
      return (field.showLevel === 'last' ? listOf(value).slice(-1) : listOf(value))
        .map(nameOf)
        .join(pathSeparator);
    case 'department':
    case 'position':
    case 'user':
    case 'users':
    case 'role':
    case 'group':
    case 'createdBy':
    case 'modifiedBy':
    case 'ownPosition':
      return listOf(value)
        .map(nameOf)
        .filter((name) => name !== '')
        .join(',');
    case 'popupSelect':
    case 'popupTableSelect':
      return listOf(value).map(labelOf).join(',');
    case 'relatedRecord':
      return listOf(value).map(nameOf).join(',');
    case 'files':
    case 'pictures':
      return listOf(value)
        .map((file) => (isRow(file) ? written(file.name) : ''))
        .join(',');
    case 'signature':
      return saying.words.signed;
    case 'location':
      return placeText(value);
    case 'richText':
      return withoutTags(written(value));
    case 'table':
      return '';
    default:
      return listOf(value).map(written).join(',');
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A path, or several of them, as several. */
const pathsOf = (value: unknown): unknown[][] => {
  const list = listOf(value);
  return list.some(Array.isArray) ? list.map(listOf) : [list];
};

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

function numberText(value: unknown, { precision, thousands }: FormField): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return written(value);
  const plain = precision === undefined ? new Num(value).toFixed() : new Num(value).toFixed(precision);
  return thousands ? thousandsFormat(plain) : plain;
}

const momentText = (value: unknown, format: string, zone: string): string =>
  typeof value === 'number' ? formatDate(value, format, zone) : '';

function placeText(value: unknown): string {
  if (!isRow(value)) return '';
  const { fullAddress, address, name, lng, lat } = value;
  return written(fullAddress) || written(address) || written(name) || `${written(lng)},${written(lat)}`;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Only for reading as text: what comes out is never put into a page as markup. */
const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

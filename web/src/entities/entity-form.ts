import { type FormDefinition, readFormDefinition } from '@fairway/contract/forms.ts';
import type { Say } from '../language/words.ts';
import type { ChoiceField, EntityDescription, EntityField } from './entity-description.ts';
import { currencyOptions, timeZoneOptions } from './field-text.ts';

/** The form an entity is written with; `isGranted` says which guarded fields are in it. */
export function entityForm(
  { groups }: Pick<EntityDescription, 'groups'>,
  isGranted: (field: EntityField) => boolean,
  words: Say,
): FormDefinition {
  const nodes = groups.flatMap(({ title, fields }) => {
    const written = fields.filter((field) => !field.isShownOnly && isGranted(field));
    const inCard = written.filter(({ kind }) => kind !== 'rows').map((field) => nodeOf(field, words));
    const card = {
      ...{ id: `group-${title}`, kind: 'card', label: words(title) },
      parts: [{ id: `part-${title}`, nodes: inCard }],
    };
    const tables = written.filter(({ kind }) => kind === 'rows').map((field) => nodeOf(field, words));
    return [...(inCard.length > 0 ? [card] : []), ...tables];
  });
  return readFormDefinition({ version: 1, nodes });
}

/** Of 24: beside each other on a desk, unless they need the line. */
const half = 12;
const whole = 24;

function nodeOf(field: EntityField, words: Say): object {
  const isWide = field.isWide || field.kind === 'longText' || field.kind === 'rows';
  return {
    ...{ id: field.field, model: field.field, label: words(field.label), span: isWide ? whole : half },
    ...(field.required && { required: true }),
    ...(field.hint && { hint: words(field.hint) }),
    ...(field.startsWith !== undefined && { default: { value: field.startsWith } }),
    ...knobsOf(field, words),
  };
}

function knobsOf(field: EntityField, words: Say): object {
  switch (field.kind) {
    case 'longText':
      return { kind: 'textarea', most: field.most };
    case 'text':
    case 'code':
    case 'codes':
      return {
        ...{ kind: 'text', most: field.most, checkDigit: field.checkDigit },
        ...(field.format && { rules: [{ check: 'format', format: field.format }] }),
      };
    case 'number':
      return {
        ...{ kind: 'number', precision: field.precision ?? 0, least: field.least, most: field.most },
        suffix: field.suffix,
      };
    case 'decimal':
      return { kind: 'text', suffix: field.suffix, rules: [{ check: 'format', format: 'number' }] };
    case 'switch':
      return { kind: 'switch', onText: words('entityYes'), offText: words('entityNo') };
    case 'choice':
      return { kind: 'select', options: optionsOf(field, words) };
    case 'choices':
      return { kind: 'select', multiple: true, options: optionsOf(field, words) };
    case 'currency':
      return { kind: 'select', searchable: true, options: { from: 'static', options: currencyOptions() } };
    case 'timeZone':
      return { kind: 'select', searchable: true, options: { from: 'static', options: timeZoneOptions() } };
    case 'person':
      return { kind: 'user' };
    case 'company':
      return { kind: 'organisation' };
    case 'reference':
    case 'references':
      return {
        ...{ kind: 'popupTableSelect', multiple: field.kind === 'references' },
        source: entitySource(field.entity ?? '', words),
      };
    case 'moment':
      return { kind: 'date', format: 'yyyy-MM-dd HH:mm' };
    case 'day':
      return { kind: 'date', format: 'yyyy-MM-dd' };
    case 'rows':
      return { kind: 'table', columns: field.columns.map((column) => nodeOf(column, words)) };
  }
}

const optionsOf = ({ options }: ChoiceField, words: Say) => ({
  from: 'static',
  options: Object.entries(options).map(([value, name]) => ({ value, label: words(name) })),
});

/** What a picker shows of records of an entity. */
export const entitySource = (entity: string, words: Say) => ({
  entity,
  columns: [
    { column: 'enCode', label: words('entityCode') },
    { column: 'fullName', label: words('entityName') },
    { column: 'line', label: words('entityLine') },
  ],
});

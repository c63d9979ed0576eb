import type { Say } from '../language/words.ts';
import { companyFilter } from '../people/select/company-filter.tsx';
import { peopleFilter } from '../people/select/people-filter.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import type { Column } from '../ui/table/column.ts';
import { choicesOf, type Filter, momentsOf } from '../ui/table/filter.ts';
import { type EntityDescription, type EntityField, type EntityRow, fieldsOf } from './entity-description.ts';
import { dayFilter, entityFilter } from './entity-filter.tsx';
import { momentText, rowText } from './field-text.ts';

/** The columns of an entity's table; what the server can narrow and sort by, the table can too. */
export function entityColumns(
  description: EntityDescription,
  isGranted: (field: EntityField) => boolean,
  words: Say,
): Column<EntityRow>[] {
  const { sortedBy } = description.entity;
  const columns = fieldsOf(description)
    .filter((field) => field.table !== 'never' && isGranted(field))
    .map((field): Column<EntityRow> => {
      const shownAs = 'shownAs' in field && field.shownAs ? field.shownAs : field.field;
      const sort = [shownAs, field.field].find((name) => sortedBy.includes(name));
      return {
        id: field.field,
        name: words(field.heading ?? field.label),
        text: (row) => rowText(field, row, words),
        ...(sort && { sort }),
        ...(field.filter && { filter: filterOf(field, words) }),
        ...lookOf(field, words),
        ...(field.width && { width: field.width }),
        ...(field.table === 'extra' && { isExtra: true }),
      };
    });
  return [...columns, enabledColumn(words)];
}

const enabledColumn = (words: Say): Column<EntityRow> => ({
  id: 'isEnabled',
  name: words('entityUse'),
  text: ({ isEnabled }) => words(isEnabled ? 'entityEnabled' : 'entityRetired'),
  cell: ({ isEnabled }) => (isEnabled ? words('entityEnabled') : <RetiredLabel words={words} />),
  width: 90,
  filter: {
    kind: 'choice',
    single: true,
    options: [
      { value: 'true', label: words('entityEnabled') },
      { value: 'false', label: words('entityRetired') },
    ],
  },
});

export const RetiredLabel = ({ words }: { words: Say }) => (
  <StateLabel tone="neutral">{words('entityRetired')}</StateLabel>
);

function lookOf(field: EntityField, words: Say): Partial<Column<EntityRow>> {
  switch (field.kind) {
    case 'number':
    case 'decimal':
      return {
        ...{ align: 'end', width: 110 },
        value: (row) => {
          const value = row[field.field];
          // More figures than a number can hold stay a text.
          if (typeof value === 'string' && value.replace(/\D/g, '').length <= 15 && value !== '')
            return Number(value);
          return typeof value === 'number' ? value : rowText(field, row, words);
        },
      };
    case 'choice':
      return { width: 110, ...(field.tones && { cell: (row) => <ChoiceLabel field={field} row={row} /> }) };
    case 'moment':
      return {
        width: 170,
        // The year only where it is another one; a file has all of it.
        cell: (row) =>
          momentText(row[field.field], field.zone && row[field.zone], formatNear(row[field.field])),
      };
    case 'switch':
      return { width: 90, cell: (row) => (row[field.field] === true ? words('entityYes') : '') };
    case 'day':
    case 'code':
    case 'currency':
      return { width: 110 };
    default:
      return { width: 160 };
  }

  function ChoiceLabel({ field, row }: { field: Extract<EntityField, { tones?: unknown }>; row: EntityRow }) {
    const tone = field.tones?.[String(row[field.field])] ?? 'neutral';
    return <StateLabel tone={tone}>{rowText(field, row, words)}</StateLabel>;
  }
}

const formatNear = (at: unknown): string =>
  typeof at === 'number' && new Date(at).getFullYear() === new Date().getFullYear()
    ? 'MM-dd HH:mm'
    : 'yyyy-MM-dd HH:mm';

function filterOf(field: EntityField, words: Say): Filter {
  const label = words(field.heading ?? field.label);
  switch (field.filter?.as) {
    case 'reference':
      return entityFilter('entity' in field ? (field.entity ?? '') : '', label);
    case 'person':
      return peopleFilter('user', label, { single: true });
    case 'company':
      return companyFilter(label);
    case 'moments':
      return { kind: 'dates' };
    case 'day':
      return dayFilter(label);
    case 'many':
    case 'one': {
      const options = Object.entries('options' in field ? field.options : {}).map(([value, name]) => ({
        value,
        label: words(name),
      }));
      return { kind: 'choice', options, ...(field.filter.as === 'one' && { single: true as const }) };
    }
    default:
      return { kind: 'text' };
  }
}

/** What the contract's filters are asked with; what an address made up is left out. */
export function entityConditions(
  description: EntityDescription,
  values: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const asked: Record<string, unknown> = {};
  for (const field of fieldsOf(description)) {
    const value = values[field.field];
    if (!field.filter || !value) continue;
    const { by, as } = field.filter;
    const known = choicesOf(value).filter((one) => 'options' in field && Object.hasOwn(field.options, one));
    if (as === 'many' && known.length > 0) asked[by] = known;
    if (as === 'one' && known[0]) asked[by] = known[0];
    if (['reference', 'person', 'company'].includes(as) && value.length <= 50)
      asked[by] = choicesOf(value)[0];
    if (as === 'code') asked[by] = value.trim().toUpperCase();
    if (as === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value)) asked[by] = value;
    if (as === 'moments') {
      const { from, to } = momentsOf(value);
      if (from !== undefined) asked[`${by}From`] = from;
      if (to !== undefined) asked[`${by}To`] = to;
    }
  }
  if (values.isEnabled === 'true' || values.isEnabled === 'false')
    asked.isEnabled = values.isEnabled === 'true';
  return asked;
}

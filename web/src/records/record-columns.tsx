import type { FormField } from '@fairway/contract/forms.ts';
import { headingKey, type ShownRow } from '@fairway/contract/records.ts';
import type { DictionaryItem } from '@fairway/contract/system.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { headingOf } from '@fairway/domain/forms/heading/heading-of.ts';
import { titleFields } from '@fairway/domain/forms/heading/may-head.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { optionsInDictionary } from '../forms/options.ts';
import type { Say } from '../language/words.ts';
import { type FilteredType, peopleFilter } from '../people/select/people-filter.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import type { Column } from '../ui/table/column.ts';
import { choicesOf, type Filter, momentsOf, numberOf, rangeOf } from '../ui/table/filter.ts';
import type { Model } from './model.ts';
import { shownText } from './shown-text.ts';

type Dictionaries =
  | readonly { id: string; enCode: string; dictionaryList: readonly DictionaryItem[] }[]
  | undefined;

const figures = ['number', 'rate', 'slider', 'calculation'];
const days = ['date', 'createdAt', 'modifiedAt'];
const written = ['text', 'textarea', 'autoComplete', 'billNumber', 'time'];
const people: Readonly<Record<string, FilteredType>> = {
  user: 'user',
  createdBy: 'user',
  modifiedBy: 'user',
  department: 'department',
  position: 'position',
  ownPosition: 'position',
  role: 'role',
  group: 'group',
};

/** The columns of a form's list; what the server can narrow and sort by, the table can too. */
export function recordColumns(model: Model, dictionaries: Dictionaries, words: Say): Column<ShownRow>[] {
  const { columnList, searchList, sortList } = model.columns;
  const fields = new Map(fieldsOf(model.definition).map(({ path, field }) => [path, field]));
  const heading = headingOf(compileForm(model.definition));
  const titled = titleFields(heading.title);
  // What a record is called stands before its number.
  const inOrder = columnList.toSorted(
    (one, other) => Number(titled.includes(other.prop)) - Number(titled.includes(one.prop)),
  );
  const listed = inOrder.map(({ prop, label, kind }): Column<ShownRow> => {
    const text = (row: ShownRow) => shownText(row[prop], kind);
    const canFilter = searchList.some((one) => one.prop === prop);
    return {
      id: prop,
      name: label,
      text,
      ...(sortList.some((one) => one.prop === prop) && { sort: prop }),
      ...(canFilter && { filter: filterOf(kind, label, fields.get(prop), dictionaries, words) }),
      ...(figures.includes(kind)
        ? { align: 'end' as const, width: 110, value: (row: ShownRow) => figureIn(text(row)) }
        : { width: titled.includes(prop) ? 220 : days.includes(kind) ? 150 : 170 }),
      ...(heading.state?.field === prop && { cell: stateCell }),
    };
  });
  const made: Column<ShownRow> = {
    id: 'creatorTime',
    name: words('recordMadeAt'),
    text: ({ creatorTime }) => (typeof creatorTime === 'number' ? formatDate(creatorTime) : ''),
    width: 150,
    isExtra: true,
  };
  return [...listed, made];
}

function stateCell({ [headingKey]: heading }: ShownRow) {
  const state = heading?.state;
  return state && <StateLabel tone={state.tone}>{state.text}</StateLabel>;
}

function filterOf(
  kind: string,
  label: string,
  field: FormField | undefined,
  dictionaries: Dictionaries,
  words: Say,
): Filter | undefined {
  if (figures.includes(kind)) return { kind: 'number' };
  if (days.includes(kind)) return { kind: 'dates' };
  if (written.includes(kind)) return { kind: 'text' };
  const type = people[kind];
  if (type) return peopleFilter(type, label);
  if (kind === 'switch')
    return {
      kind: 'choice',
      single: true,
      options: [
        { value: '1', label: words('recordYes') },
        { value: '0', label: words('recordNo') },
      ],
    };
  const options = optionsOf(field, dictionaries);
  return options.length > 0 ? { kind: 'choice', options } : undefined;
}

function optionsOf(
  field: FormField | undefined,
  dictionaries: Dictionaries,
): { value: string; label: string }[] {
  if (!field || !['radio', 'select', 'checkbox'].includes(field.kind)) return [];
  const { options } = field;
  const found =
    options?.from === 'static'
      ? options.options
      : options?.from === 'dictionary'
        ? optionsInDictionary(dictionaries, options.dictionary)
        : [];
  return found.map(({ value, label }) => ({ value: String(value), label }));
}

/** More figures than a number can hold stay a text. */
const figureIn = (text: string): string | number =>
  /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text;

/** What the server is asked for: `{field: value}`, two values for a range. */
export function recordQuery(
  columns: readonly Column<ShownRow>[],
  values: Readonly<Record<string, string>>,
): string {
  const asked = columns.flatMap(({ id, filter }) => {
    const value = values[id];
    const wanted = filter && value ? wantedOf(filter, value) : undefined;
    return wanted === undefined ? [] : [[id, wanted]];
  });
  return asked.length === 0 ? '' : JSON.stringify(Object.fromEntries(asked));
}

function wantedOf(filter: Filter, value: string): unknown {
  if (filter.kind === 'text') return value;
  if (filter.kind === 'number') {
    const { from, to } = rangeOf(value);
    return [numberOf(from) ?? null, numberOf(to) ?? null];
  }
  if (filter.kind === 'dates') {
    const { from, to } = momentsOf(value);
    return [from ?? null, to ?? null];
  }
  return choicesOf(value);
}

import { type FormField, shownKinds } from '@fairway/contract/forms.ts';
import type { ListColumns } from '@fairway/contract/records.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { isIndexed, isSortable } from './indexed-values.ts';

const longKinds = ['textarea', 'richText', 'files', 'pictures', 'signature', 'location', 'table'];
const neverListed = ['table', 'richText', 'signature', ...shownKinds];
const mostByItself = 8;

const isListable = ({ field, table, isHidden }: CompiledField): boolean =>
  table === undefined && !isHidden && !neverListed.includes(field.kind);

/** The fields a list shows: those its maker chose, or else the first short ones. */
export function listedFields(form: CompiledForm, chosen: readonly string[]): CompiledField[] {
  const listable = form.reading.filter(isListable);
  const named = chosen.flatMap((path) => listable.find((field) => field.path === path) ?? []);
  if (named.length > 0) return [...new Set(named)];
  return listable.filter(({ field }) => !longKinds.includes(field.kind)).slice(0, mostByItself);
}

/** How a list looks and what somebody can search and sort it by. */
export function listColumnsOf(
  form: CompiledForm,
  chosen: readonly string[],
  isSearchable: (path: string) => boolean,
): ListColumns {
  const listed = listedFields(form, chosen);
  const indexed = form.reading.filter(
    (one) => isListable(one) && isIndexed(one.field) && isSearchable(one.path),
  );
  return {
    columnList: listed.map(columnOf),
    searchList: indexed.map(columnOf),
    sortList: indexed
      .filter(({ field }) => isSortable(field))
      .map(({ path, field }) => ({ prop: path, label: labelOf(field) })),
    defaultSidx: '',
    sort: 'desc',
  };
}

const labelOf = ({ label, model }: FormField): string => label || (model ?? '');

const columnOf = ({ path, field }: CompiledField) => ({
  prop: path,
  label: labelOf(field),
  kind: field.kind,
});

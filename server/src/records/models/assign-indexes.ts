import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { type ListIndexes, listIndexes } from '@fairway/domain/forms/list-indexes.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import type { Db } from '../../database/open.ts';
import { sortedOften } from '../list/use-store.ts';
import { hasRecords, type StoredModel } from './store.ts';

type Wanting = Pick<StoredModel, 'id' | 'listFields' | 'indexFields' | 'indexes' | 'indexEdition'>;

interface Assigned {
  indexes: ListIndexes;
  indexEdition: number;
  /** Records that are there have to be indexed anew before lists rely on it. */
  isNew: boolean;
}

/** Which fields of a form have an index from now on, by what was declared and by what people sort by. */
export async function assignIndexes(
  db: Db,
  model: Wanting,
  form: CompiledForm,
  before: CompiledForm = form,
): Promise<Assigned> {
  const { id, listFields, indexFields: declared, indexEdition } = model;
  const used = await sortedOften(db, id);
  const indexes = listIndexes(form, { declared, used, listFields }, model.indexes);
  const isKnown = indexEdition > 0 && isSameValue(columnsIn(indexes), columnsIn(model.indexes));
  const isEmpty = !(await hasRecords(db, id));
  for (const [path, index] of Object.entries(indexes))
    indexes[path] = { ...index, isReady: isEmpty || (index.isReady && isSameKind(form, before, path)) };
  return { indexes, indexEdition: isKnown ? indexEdition : indexEdition + 1, isNew: !isKnown && !isEmpty };
}

const columnsIn = (indexes: ListIndexes): [string, string][] =>
  Object.entries(indexes)
    .map(([path, { column }]): [string, string] => [path, column])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What a value is kept as is decided by the kind of its field. */
function isSameKind(form: CompiledForm, before: CompiledForm, path: string): boolean {
  const [now, then] = [form, before].map(({ byPath }) => byPath.get(path)?.field);
  return now?.kind === then?.kind && now?.multiple === then?.multiple;
}

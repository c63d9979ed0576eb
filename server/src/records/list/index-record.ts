import type { FormValues } from '@fairway/contract/forms.ts';
import { IndexTerms } from '@fairway/domain/forms/index-terms.ts';
import { indexedValuesOf, isIndexedByNumber, isMoment } from '@fairway/domain/forms/indexed-values.ts';
import type { IndexColumn } from '@fairway/domain/forms/list-indexes.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { valueText } from '@fairway/domain/forms/value-text.ts';
import type { Db } from '../../database/open.ts';
import type { Stamp } from '../../system/cache-until-change.ts';
import type { Model } from '../models/model.ts';
import { namesFor } from '../names/names.ts';
import type { NamedCell } from '../names/reader.ts';
import type { Labels } from '../tables.ts';

/** Their texts are no words, or are far too long to be looked for. Moments and numbers are found by their values. */
const neverSearched = ['signature', 'richText', 'colour', 'files', 'pictures', 'switch', 'table'];

type ColumnValues = { [N in IndexColumn & `number${string}`]?: number } & {
  [T in IndexColumn & `text${string}`]?: string;
};

/** What a record is found and sorted by. */
export interface RecordIndex {
  search: string;
  terms: number[];
  columns: ColumnValues;
}

/** Everything a list finds records by: what each field holds, and what people read there. */
export async function indexesOf(
  db: Db,
  { id, form, indexes }: Pick<Model, 'id' | 'form' | 'indexes'>,
  records: readonly { data: FormValues; labels: Labels }[],
  stamp?: Stamp,
): Promise<RecordIndex[]> {
  const searched = form.reading.filter(
    ({ field, table }) => table === undefined && !neverSearched.includes(field.kind) && !isMoment(field),
  );
  const cellsOf = ({ data, labels }: { data: FormValues; labels: Labels }): NamedCell[] =>
    searched.map(({ field, path }) => ({ field, path, value: ownValue(data, path), labels }));
  // The same words for everybody, whoever saved last and wherever.
  const reader = { db, session: { kind: 'member' }, language: 'zh', zone: 'Asia/Shanghai', stamp } as const;
  const sayingOf = await namesFor(reader, records.flatMap(cellsOf));
  const hashed = new IndexTerms(id);
  return records.map((record) => {
    const texts = cellsOf(record)
      .filter(({ field, value }) => !(isIndexedByNumber(field) && typeof value === 'number'))
      .map((cell) => valueText(cell.field, cell.value, sayingOf(cell)).slice(0, 200));
    const search = searchTextOf(texts);
    const terms = hashed.ofText(search).union(hashed.ofValues(form, record.data));
    return { search, terms: [...terms], columns: columnsOf({ form, indexes }, record.data) };
  });
}

/** The values of the fields that have a column. */
function columnsOf({ form, indexes }: Pick<Model, 'form' | 'indexes'>, data: FormValues) {
  const columns: Partial<Record<IndexColumn, string | number>> = {};
  for (const [path, { column }] of Object.entries(indexes)) {
    const field = form.byPath.get(path)?.field;
    const [kept] = field ? indexedValuesOf(field, ownValue(data, path)) : [];
    const value = column.startsWith('number') ? kept?.number : kept?.text;
    if (value !== undefined && value !== null) columns[column] = value;
  }
  return columns as ColumnValues;
}

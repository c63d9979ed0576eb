import { createHash } from 'node:crypto';
import type { FormValues } from '@fairway/contract/forms.ts';
import { indexedValues } from '@fairway/domain/forms/indexed-values.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { gramsOf, searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { valueText } from '@fairway/domain/forms/value-text.ts';
import type { Db } from '../../database/open.ts';
import type { Model } from '../models/model.ts';
import { namesFor } from '../names/names.ts';
import type { NamedCell } from '../names/reader.ts';
import type { Labels } from '../tables.ts';

/** Their texts are no words, or are far too long to be looked for. */
const neverSearched = ['signature', 'richText', 'colour', 'files', 'pictures', 'switch', 'table'];

interface Indexed {
  search: string;
  grams: string[];
  values: ReturnType<typeof indexedValues>;
}

/** Everything a list finds records by: what each field holds, and what people read there. */
export async function indexesOf(
  db: Db,
  { id, form }: Pick<Model, 'id' | 'form'>,
  records: readonly { data: FormValues; labels: Labels }[],
): Promise<Indexed[]> {
  const searched = form.reading.filter(
    ({ field, table }) => table === undefined && !neverSearched.includes(field.kind),
  );
  const cellsOf = ({ data, labels }: { data: FormValues; labels: Labels }): NamedCell[] =>
    searched.map(({ field, path }) => ({ field, path, value: ownValue(data, path), labels }));
  // The same words for everybody, whoever saved last and wherever.
  const reader = { db, session: { kind: 'member' }, language: 'zh', zone: 'Asia/Shanghai' } as const;
  const sayingOf = await namesFor(reader, records.flatMap(cellsOf));
  return records.map((record) => {
    const texts = cellsOf(record).map((cell) =>
      valueText(cell.field, cell.value, sayingOf(cell)).slice(0, 200),
    );
    const search = searchTextOf(texts);
    return { search, grams: markedGrams(id, gramsOf(search)), values: indexedValues(form, record.data) };
  });
}

/** A mark of its model before each gram: a search in one form does not wade through the words of all others. */
export function markedGrams(modelId: string, grams: readonly string[]): string[] {
  const mark = createHash('sha256').update(modelId).digest('base64url').slice(0, 4);
  return grams.map((gram) => mark + gram);
}

import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { listedFields } from '@fairway/domain/forms/list-columns.ts';
import { plain } from '@fairway/domain/forms/search-grams.ts';
import { searchableFields, seesAll } from '@fairway/domain/forms/searchable-fields.ts';
import { whenShown } from '@fairway/domain/forms/when-shown.ts';
import type { UsableModel } from '../access.ts';
import type { Model } from '../models/model.ts';
import type { Reader } from '../names/reader.ts';
import { shownValues } from '../names/shown-values.ts';
import { holdsValue } from '../save/cells.ts';
import { findRecords } from '../store.ts';
import { keywordFilter } from './list-filters.ts';
import { type Filter, searchRecords } from './store.ts';

/** Filters by fields that somebody does not see in full ask for nothing, like those by fields that the form has not. */
export function allowedFilters(model: UsableModel, filters: readonly Filter[]): Filter[] {
  const isAllowed = searchableFields(model.form, model);
  return filters.filter((filter) => !('field' in filter) || isAllowed(filter.field));
}

/** The same for the field a list is sorted by. */
export const allowedSidx = (model: UsableModel, sidx: string | undefined): string | undefined =>
  sidx !== undefined && searchableFields(model.form, model)(sidx) ? sidx : undefined;

/** What a keyword may be found in: everything for who sees all, else what they are shown of a record. */
export function keywordFields(model: UsableModel): readonly CompiledField[] | 'all' {
  if (seesAll(model)) return 'all';
  return model.acts.includes('detail') ? model.form.reading : listedFields(model.form, model.listFields);
}

/** Of a keyword that stands in very many records, the newest are looked through. */
const mostLookedThrough = 1_000;

/**
 * The records a keyword is found in. Their index is one text over all fields; whoever does not see all of these gets
 * only what is found in what they are shown, so the hits are looked through once more.
 */
export async function keywordHits(
  reader: Reader,
  { id: modelId, form, onlyOf }: Pick<Model, 'id' | 'form'> & Pick<UsableModel, 'onlyOf'>,
  keyword: string | undefined,
  fields: readonly CompiledField[] | 'all',
): Promise<Filter[]> {
  const [asked] = keywordFilter(modelId, keyword);
  if (asked?.by !== 'keyword') return [];
  const holding = form.reading.filter(({ field, table }) => table === undefined && holdsValue(field));
  const looked = fields === 'all' ? holding : holding.filter((field) => fields.includes(field));
  const isAllSeen = looked.length === holding.length && looked.every((one) => whenShown(one) === 'always');
  if (fields === 'all' || isAllSeen) return [asked];

  const creator: Filter[] = onlyOf === undefined ? [] : [{ by: 'creator', userId: onlyOf }];
  const { ids } = await searchRecords(reader.db, {
    ...{ modelId, filters: [...creator, asked], sorting: { direction: 'desc' } },
    ...{ currentPage: 1, pageSize: mostLookedThrough },
  });
  const records = await findRecords(reader.db, modelId, ids);
  const texts = looked.filter(({ field }) => field.kind !== 'table');
  // In the words of the index.
  const indexing = { ...reader, language: 'zh', zone: 'Asia/Shanghai' } as const;
  const shown = await shownValues(indexing, form, texts, records);
  const isFound = (text: unknown) => typeof text === 'string' && plain(text).includes(asked.keyword);
  const found = records.filter((_, place) => Object.values(shown[place] ?? {}).some(isFound));
  return [{ by: 'ids', ids: found.map(({ id }) => id) }];
}

import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { listedFields } from '@fairway/domain/forms/list-columns.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { plain } from '@fairway/domain/forms/search-grams.ts';
import { searchableFields, seesAll } from '@fairway/domain/forms/searchable-fields.ts';
import { whenShown } from '@fairway/domain/forms/when-shown.ts';
import type { UsableModel } from '../access.ts';
import type { Model } from '../models/model.ts';
import type { Reader } from '../names/reader.ts';
import { shownValues } from '../names/shown-values.ts';
import { holdsValue } from '../save/cells.ts';
import { findRecords, type StoredRecord } from '../store.ts';
import { keywordFilter } from './list-filters.ts';
import { type Filter, searchRecords, type WordFilter } from './store.ts';

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
  const holding = form.reading.filter(({ field, table }) => table === undefined && holdsValue(field));
  const looked = fields === 'all' ? holding : holding.filter((field) => fields.includes(field));
  // What is covered is found by nobody: the few digits behind a mask are guessed in as many questions.
  const whole = looked.filter(({ field }) => field.mask === undefined);
  const words = keywordFilter({ id: modelId, form }, keyword, whole);
  const isAllSeen = looked.length === holding.length && looked.every((one) => whenShown(one) === 'always');
  if (words.length === 0 || fields === 'all' || isAllSeen) return words;

  const creator: Filter[] = onlyOf === undefined ? [] : [{ by: 'creator', userIds: onlyOf }];
  const { ids } = await searchRecords(reader.db, {
    ...{ modelId, filters: [...creator, ...words], sorting: { direction: 'desc' } },
    ...{ currentPage: 1, pageSize: mostLookedThrough },
  });
  const records = await findRecords(reader.db, modelId, ids);
  const shown = await textsForAll(reader, form, looked, records);
  const found = records.filter(({ data }, place) => {
    const texts = shown[place] ?? {};
    return words.every((word) => isShownSomewhere(word, texts, data));
  });
  return [{ by: 'ids', ids: found.map(({ id }) => id) }];
}

type Records = readonly Pick<StoredRecord, 'data' | 'labels'>[];

/** What a reader sees of records, in the words of the index. */
export const textsForAll = (
  reader: Reader,
  form: CompiledForm,
  fields: readonly CompiledField[],
  records: Records,
) =>
  shownValues(
    { ...reader, language: 'zh', zone: 'Asia/Shanghai' },
    form,
    fields.filter(({ field }) => field.kind !== 'table'),
    records,
  );

/** Whether a word is found in what somebody is shown of a record. */
export function isShownSomewhere({ word, values }: WordFilter, texts: FormValues, data: FormValues): boolean {
  if (Object.values(texts).some((text) => typeof text === 'string' && plain(text).includes(word)))
    return true;
  return values.some((value) => {
    if (value.by !== 'number' || !Object.hasOwn(texts, value.field)) return false;
    const { from, to } = value;
    return [ownValue(data, value.field)]
      .flat()
      .some((one) => typeof one === 'number' && one >= (from ?? -Infinity) && one <= (to ?? Infinity));
  });
}

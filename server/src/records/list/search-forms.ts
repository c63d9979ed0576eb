import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { listedFields } from '@fairway/domain/forms/list-columns.ts';
import { plain } from '@fairway/domain/forms/search-grams.ts';
import type { Context } from '../../http/context.ts';
import { type UsableModel, usableModels } from '../access.ts';
import type { Reader } from '../names/reader.ts';
import { shownValues } from '../names/shown-values.ts';
import { holdsValue } from '../save/cells.ts';
import { readerOf } from '../show-record.ts';
import { findRecords, type StoredRecord } from '../store.ts';
import { findHits } from './hits-store.ts';
import { keywordFilter } from './list-filters.ts';
import { isShownSomewhere, textsForAll } from './searchable-fields.ts';
import type { WordFilter } from './store.ts';

/** Of one form so many are looked at, of all forms together the newest of those. */
const mostOfForm = 20;
const mostLookedAt = 60;
const mostForms = 200;
const longestFound = 60;

export interface FoundRecord {
  id: string;
  modelId: string;
  modelName: string;
  title: string;
  /** The field the words stand in, and its text, where the title does not have them. */
  found: string;
  /** They may open it; others see it in its list. */
  canOpen: boolean;
}

/**
 * Records of every form whose list this person has, by words. They are found only in what the person is shown of them:
 * neither in what a form hides or covers, nor in records of others where they see their own.
 */
export async function searchForms(ctx: Context, keyword: string, most: number): Promise<FoundRecord[]> {
  const models = (await usableModels(ctx)).filter(({ webType }) => webType === '2').slice(0, mostForms);
  const searches = models.map((model) => {
    const fields = seenFields(model);
    const whole = fields.filter(({ field }) => field.mask === undefined);
    return { model, fields, words: keywordFilter(model, keyword, whole) };
  });
  if (searches.every(({ words }) => words.length === 0)) return [];
  const hits = await findHits(
    ctx.db,
    searches.map(({ model, words }) => ({ modelId: model.id, creators: model.onlyOf, words })),
    mostOfForm,
  );
  const newest = hits.toSorted(byId).slice(0, mostLookedAt);
  const reader = await readerOf(ctx);
  const found: (FoundRecord & { rank: number })[] = [];
  for (const [modelId, group] of Map.groupBy(newest, (hit) => hit.modelId)) {
    const search = searches.find(({ model }) => model.id === modelId);
    const ids = group.map(({ id }) => id);
    if (search) found.push(...(await describe(reader, search, await findRecords(ctx.db, modelId, ids))));
  }
  return found
    .toSorted((one, other) => one.rank - other.rank || byId(one, other))
    .slice(0, most)
    .map(({ rank: _, ...record }) => record);
}

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? 1 : -1);

const seenFields = (model: UsableModel): CompiledField[] => {
  const seen = model.acts.includes('detail')
    ? model.form.reading
    : listedFields(model.form, model.listFields);
  return seen.filter(
    ({ field, table }) => table === undefined && field.kind !== 'table' && holdsValue(field),
  );
};

interface Search {
  model: UsableModel;
  fields: readonly CompiledField[];
  words: readonly WordFilter[];
}

/** Those of the records in which every word is shown, as the reader reads them. */
async function describe(reader: Reader, { model, fields, words }: Search, records: StoredRecords) {
  const indexed = await textsForAll(reader, model.form, fields, records);
  const matching = records.flatMap((record, place) => {
    const texts = indexed[place] ?? {};
    return words.every((word) => isShownSomewhere(word, texts, record.data)) ? [record] : [];
  });
  const shown = await shownValues({ ...reader, namesOnly: true }, model.form, fields, matching);
  const listed = listedFields(model.form, model.listFields);
  return matching.map(({ id, data }, place) => {
    const texts = shown[place] ?? {};
    const title = listed.map(({ path }) => textOf(texts, path)).find(Boolean) ?? '';
    const [unsaid] = words.filter(({ word }) => !plain(title).includes(word));
    const field = unsaid && fields.find(({ path }) => isShownSomewhere(unsaid, only(texts, path), data));
    return {
      ...{ id, modelId: model.id, modelName: model.fullName, title },
      found: field
        ? `${field.field.label ?? ''} ${textOf(texts, field.path)}`.trim().slice(0, longestFound)
        : '',
      canOpen: model.acts.includes('detail'),
      rank: unsaid ? 2 : plain(title).startsWith(words[0]?.word ?? '') ? 0 : 1,
    };
  });
}

type StoredRecords = Pick<StoredRecord, 'id' | 'data' | 'labels'>[];

const only = (texts: FormValues, path: string): FormValues =>
  Object.hasOwn(texts, path) ? { [path]: texts[path] } : {};

const textOf = (texts: FormValues, path: string): string => {
  const text = Object.hasOwn(texts, path) ? texts[path] : '';
  return typeof text === 'string' ? text.toWellFormed() : '';
};

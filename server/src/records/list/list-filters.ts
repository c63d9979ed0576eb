import type { Language } from '@fairway/contract/errors.ts';
import type { FormField } from '@fairway/contract/forms.ts';
import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { IndexTerms } from '@fairway/domain/forms/index-terms.ts';
import {
  indexedText,
  isIndexed,
  isIndexedByNumber,
  isMoment,
  isPath,
  isSortable,
} from '@fairway/domain/forms/indexed-values.ts';
import { plain } from '@fairway/domain/forms/search-grams.ts';
import { searchType, searchTypes } from '@fairway/domain/forms/search-type.ts';
import { typedDays, typedNumber } from '@fairway/domain/forms/typed-value.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { fieldWords } from '../../http/field-words.ts';
import { fieldsInvalid } from '../../http/input.ts';
import type { Model } from '../models/model.ts';
import { jsonProblem, parseJson } from '../parse-json.ts';
import type { Filter, Sorting, ValueFilter, WordFilter } from './store.ts';

const mostValues = 500;
const mostFilters = 20;
const mostWords = 8;

type Listed = Pick<Model, 'id' | 'form' | 'indexes'>;

/** Where the values of a field stand in order, if every record has its value there. */
function columnOf({ indexes }: Listed, path: string) {
  const index = Object.hasOwn(indexes, path) ? indexes[path] : undefined;
  return index?.isReady ? index.column : undefined;
}

/**
 * What `{field: value}` asks for. One text is a part of what somebody wrote, as the column is declared to the wire;
 * several are whole values. Fields a form has not, and empty values, ask for nothing.
 */
export function filtersOf(model: Listed, queryJson: string, language: Language): Filter[] {
  if (queryJson.trim() === '') return [];
  const asked = parseJson(queryJson);
  if (!isRow(asked) || jsonProblem(asked, 5))
    throw fieldsInvalid({ queryJson: fieldWords.wrongForm[language] });
  return Object.entries(asked)
    .slice(0, mostFilters)
    .flatMap(([path, value]) => {
      const found = model.form.byPath.get(path);
      if (!found || found.table !== undefined || !isIndexed(found.field) || isEmptyValue(value)) return [];
      const isPart = typeof value === 'string' && searchType(found.field.kind) === searchTypes.contains;
      return isPart ? partOf(model, path, value) : filterOf(model, path, found.field, value);
    });
}

function partOf({ id }: Listed, field: string, value: string): Filter[] {
  const part = plain(value).trim();
  if (part === '') return [];
  const hashed = new IndexTerms(id);
  return [{ by: 'part', field, part, ...hashed.ofPart(part), isLong: hashed.ofLong(field) }];
}

/** They hold what somebody typed; others hold what can be chosen, or what we make. */
const typedKinds = ['text', 'textarea', 'autoComplete', 'relatedAttribute', 'popupAttribute', 'calculation'];

function filterOf(model: Listed, field: string, definition: FormField, value: unknown): ValueFilter {
  const hashed = new IndexTerms(model.id);
  const how = {
    ...{ field, column: columnOf(model, field) },
    isList: !isSortable(definition),
    isTyped: typedKinds.includes(definition.kind),
  };
  const textsOf = (texts: readonly string[]): ValueFilter & { by: 'texts' } => ({
    ...how,
    ...{ by: 'texts', texts, terms: texts.map((text) => hashed.ofTextValue(field, indexedText(text))) },
  });
  if (isIndexedByNumber(definition)) {
    const [first = null, last = first] = [value].flat().map(numberIn);
    // Neither end can be read: nothing is like that.
    if (first === null && last === null) return { ...textsOf([]), column: undefined };
    const terms = hashed.ofRange(field, definition, first, last);
    return { ...how, by: 'number', from: first, to: last, terms };
  }
  // A path means what it leads to, and with it everything below.
  const wanted = isPath(definition) ? endsOf(value) : [value].flat(2);
  const texts = wanted.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
  const asked = texts.slice(0, mostValues);
  return textsOf([...new Set(asked.flatMap((text) => [indexedText(text), text]))]);
}

function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function endsOf(value: unknown): unknown[] {
  const list = [value].flat();
  return list.some(Array.isArray) ? list.map((path) => [path].flat().at(-1)) : list.slice(-1);
}

/**
 * Each word that is looked for; nothing when nothing is. What people read of a record has no numbers and no days: of the
 * fields named here a word may be the whole value.
 */
export function keywordFilter(
  model: Pick<Model, 'id' | 'form'>,
  given: string | undefined,
  fields: readonly CompiledField[],
): WordFilter[] {
  const typed = (given ?? '').split(/\s+/).filter((word) => plain(word).trim() !== '');
  const hashed = new IndexTerms(model.id);
  const words = new Set(typed.map((word) => plain(word).trim()));
  return [...words].slice(0, mostWords).map((word) => ({
    ...{ by: 'word', word, ...hashed.ofPart(word) },
    values: fields.flatMap(({ field, path }) => {
      const value = typedValue(field, word);
      return value === undefined ? [] : [filterOf({ ...model, indexes: {} }, path, field, value)];
    }),
  }));
}

/** What a word would be as a value of a field that is not read as words. */
function typedValue(field: FormField, word: string): unknown {
  if (isMoment(field)) {
    const days = typedDays(word);
    return days && [days.from, days.to];
  }
  return isIndexedByNumber(field) && field.kind !== 'switch' ? typedNumber(word) : undefined;
}

/** By a field that can be sorted by, else by when records were made. */
export function sortingOf(model: Listed, sidx: string | undefined, direction: Sorting['direction']): Sorting {
  const found = sidx === undefined ? undefined : model.form.byPath.get(sidx);
  if (!found || found.table !== undefined || !isSortable(found.field)) return { direction };
  const { path, field } = found;
  const as = isIndexedByNumber(field) ? 'number' : 'text';
  return { direction, field: { path, as, column: columnOf(model, path) } };
}

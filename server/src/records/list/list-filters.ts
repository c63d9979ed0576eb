import type { Language } from '@fairway/contract/errors.ts';
import type { FormField } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import {
  indexedText,
  isIndexed,
  isIndexedByNumber,
  isPath,
  isSortable,
} from '@fairway/domain/forms/indexed-values.ts';
import { gramsOfKeyword, plain } from '@fairway/domain/forms/search-grams.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { fieldWords } from '../../http/field-words.ts';
import { fieldsInvalid } from '../../http/input.ts';
import { jsonProblem, parseJson } from '../parse-json.ts';
import { markedGrams } from './index-record.ts';
import type { Filter, Sorting } from './store.ts';

const mostValues = 500;
const mostFilters = 20;

/** What `{field: value}` asks for. Fields a form has not, and empty values, ask for nothing. */
export function filtersOf(form: CompiledForm, queryJson: string, language: Language): Filter[] {
  if (queryJson.trim() === '') return [];
  const asked = parseJson(queryJson);
  if (!isRow(asked) || jsonProblem(asked, 5))
    throw fieldsInvalid({ queryJson: fieldWords.wrongForm[language] });
  return Object.entries(asked)
    .slice(0, mostFilters)
    .flatMap(([path, value]) => {
      const found = form.byPath.get(path);
      if (!found || found.table !== undefined || !isIndexed(found.field) || isEmptyValue(value)) return [];
      return filterOf(path, found.field, value);
    });
}

function filterOf(field: string, definition: FormField, value: unknown): Filter {
  if (isIndexedByNumber(definition)) {
    const [from, to = from] = [value].flat().map(numberIn);
    const [first, last] = [from ?? null, to ?? null];
    // Neither end can be read: nothing is like that.
    if (first === null && last === null) return { by: 'texts', field, texts: [] };
    return { by: 'number', field, from: first, to: last };
  }
  // A path means what it leads to, and with it everything below.
  const wanted = isPath(definition) ? endsOf(value) : [value].flat(2);
  const texts = wanted.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
  return { by: 'texts', field, texts: [...new Set(texts.map(indexedText))].slice(0, mostValues) };
}

function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function endsOf(value: unknown): unknown[] {
  const list = [value].flat();
  return list.some(Array.isArray) ? list.map((path) => [path].flat().at(-1)) : list.slice(-1);
}

/** What is looked for; nothing when nothing is. */
export function keywordFilter(modelId: string, given: string | undefined): Filter[] {
  const keyword = plain(given ?? '').trim();
  if (keyword === '') return [];
  return [{ by: 'keyword', keyword, grams: markedGrams(modelId, gramsOfKeyword(keyword)) }];
}

/** By a field that can be sorted by, else by when records were made. */
export function sortingOf(
  form: CompiledForm,
  sidx: string | undefined,
  direction: Sorting['direction'],
): Sorting {
  const found = sidx === undefined ? undefined : form.byPath.get(sidx);
  if (!found || found.table !== undefined || !isSortable(found.field)) return { direction };
  return {
    direction,
    field: { path: found.path, column: isIndexedByNumber(found.field) ? 'number' : 'text' },
  };
}

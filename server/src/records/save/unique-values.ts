import type { FormValues } from '@fairway/contract/forms.ts';
import { isBlankText, seenText } from '@fairway/domain/forms/blank-text.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { indexedValuesOf } from '@fairway/domain/forms/indexed-values.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import type { UsableModel } from '../access.ts';
import { lockValue, recordsWithValue } from '../store.ts';
import { type SaidError, valuesWrong } from './field-sentence.ts';
import type { Saver } from './saver.ts';

/**
 * Refuses a value that another record of the model has where the form says that it must be the only one; in a
 * sub-table, another row. Who saves the same value at the same moment waits here: one of them wins.
 */
export async function refuseTwice(
  saver: Saver,
  { id: modelId, form }: UsableModel,
  recordId: string,
  values: FormValues,
): Promise<void> {
  const { db, language } = saver;
  const errors: SaidError[] = [];
  const unique = form.reading.flatMap((field) => {
    const rule = field.rules.find((one) => one.rule.check === 'unique')?.rule;
    return rule ? [{ ...field, message: rule.message }] : [];
  });
  // Always in the same order, or two who save two values would wait for each other.
  for (const { path, table, field, message } of unique.toSorted((one, other) =>
    one.path < other.path ? -1 : 1,
  )) {
    const said = { problem: 'unique', ...(message ? { message } : {}) } as const;
    if (table !== undefined) {
      const seen: unknown[] = [];
      for (const [row, cells] of rowsOf(values, table).entries()) {
        const value = ownValue(cells, field.model ?? '');
        if (isNothing(value)) continue;
        if (seen.some((one) => looksTheSame(one, value)))
          errors.push({ path: `${table}.${row}.${field.model}`, ...said });
        seen.push(value);
      }
      continue;
    }
    const value = ownValue(values, path);
    if (isNothing(value)) continue;
    for (const one of indexedValuesOf(field, value)) {
      const kept = one.text ?? one.number;
      await lockValue(db, JSON.stringify([modelId, path, kept]));
      const others = await recordsWithValue(db, modelId, field, one, recordId);
      // A long text is indexed by its beginning; a list shares one of its values.
      const isTaken = others.some(({ data }) => {
        const other = ownValue(data, path);
        if (!Array.isArray(value)) return looksTheSame(other, value);
        return indexedValuesOf(field, other).some(({ text, number }) => (text ?? number) === kept);
      });
      if (isTaken) errors.push({ path, ...said });
    }
  }
  if (errors.length > 0) throw valuesWrong(form, errors, language);
}

const isNothing = (value: unknown): boolean => isEmptyValue(value) || isBlankText(value);

/** Spaces around a text, and letters nobody sees, make no other value of it. */
const looksTheSame = (one: unknown, other: unknown): boolean => isSameValue(asSeen(one), asSeen(other));
const asSeen = (value: unknown): unknown => (typeof value === 'string' ? seenText(value) : value);

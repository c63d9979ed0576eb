import type { Language } from '@fairway/contract/errors.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { isComputed } from '@fairway/domain/forms/derive-fields.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { newRow } from '@fairway/domain/forms/new-values.ts';
import { numberFromText } from '@fairway/domain/forms/number-from-text.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { type Row, rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { newId } from '../../database/new-id.ts';
import { fieldWords } from '../../http/field-words.ts';
import { fieldsInvalid } from '../../http/input.ts';
import { cleanRichText } from '../clean-rich-text.ts';
import { jsonProblem, parseJson } from '../parse-json.ts';
import { holdsValue } from './cells.ts';

/** No value of any kind stands deeper; a path in a list in a cell in a row is five levels down. */
const deepest = 12;

export interface Sent {
  values: FormValues;
  /** The version the change is based on, where the family keeps it. */
  version: number | undefined;
}

/** What a client sent of a form: the fields it has and nothing else, cleaned, without what is worked out. */
export async function readSent(form: CompiledForm, text: string, language: Language): Promise<Sent> {
  const given = parseJson(text);
  if (!isRow(given)) throw fieldsInvalid({ data: fieldWords.wrongForm[language] });
  const problem = jsonProblem(given, deepest);
  if (problem)
    throw fieldsInvalid({
      data: fieldWords[problem === 'badCharacter' ? 'badCharacter' : 'wrongForm'][language],
    });
  const values: FormValues = {};
  for (const field of form.reading) {
    const { path, table } = field;
    if (table !== undefined || isComputed(field) || !holdsValue(field.field)) continue;
    if (Object.hasOwn(given, path)) values[path] = numberFromText(given[path], field.field);
  }
  const version = form.byPath.has('version')
    ? undefined
    : numberFromText(ownValue(given, 'version'), { kind: 'number' });
  const clean = await cleanRichText(form, values);
  return { values: clean, version: Number.isInteger(version) ? (version as number) : undefined };
}

/** What was sent over what stands; rows keep what is worked out in them, and each gets an id of its ownValue. */
export function mergeSent(
  form: CompiledForm,
  standing: FormValues,
  sent: FormValues,
  context: FormContext,
): FormValues {
  const merged: FormValues = { ...standing, ...sent };
  for (const [table, columns] of form.columns) {
    const rows = ownValue(merged, table);
    if (!Array.isArray(rows) || !rows.every(isRow)) continue;
    const stood = new Map(rowsOf(standing, table).map((row) => [row.id, row]));
    const starting = newRow(form, table, merged, context);
    const seen = new Set<string>();
    const hasOwnIds = columns.some(({ field }) => field.model === 'id');
    merged[table] = rows.map((row: Row) => {
      const id = hasOwnIds ? row.id : soundId(row.id, seen);
      const cells: Row = { ...(stood.get(id) ?? starting) };
      for (const column of columns) {
        const model = column.field.model ?? '';
        if (!isComputed(column) && holdsValue(column.field) && Object.hasOwn(row, model))
          cells[model] = numberFromText(row[model], column.field);
      }
      return hasOwnIds ? cells : { ...cells, id };
    });
  }
  return merged;
}

/** The client's ownValue id where it is one and nobody has it in this table, else a new one. */
function soundId(given: unknown, seen: Set<string>): string {
  const isSound = typeof given === 'string' && /^[\w.-]{1,50}$/.test(given) && !seen.has(given);
  const id = isSound ? given : newId();
  seen.add(id);
  return id;
}

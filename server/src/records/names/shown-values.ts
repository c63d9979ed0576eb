import type { FormField, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { formIn } from '@fairway/domain/forms/translate-form.ts';
import { valueText } from '@fairway/domain/forms/value-text.ts';
import { cleanValue } from '../clean-rich-text.ts';
import type { Labels } from '../tables.ts';
import { namesFor } from './names.ts';
import type { NamedCell, Reader } from './reader.ts';
import { type ShownIn, shownFor } from './shown-for.ts';

interface Stored {
  data: FormValues;
  labels: Labels;
}

type Row = Record<string, unknown>;
type Say = (cell: NamedCell) => unknown;

/** They are shown as what they are: pictures and links. */
const shownAsTheyAre = ['files', 'pictures', 'signature'];
const pickers = ['relatedRecord', 'popupSelect', 'popupTableSelect'];

/**
 * Records as people read them: names in place of ids, without what the reader is not shown. A picker's id stands beside
 * its name as `<field>_id`.
 */
export async function shownValues(
  reader: Reader,
  written: CompiledForm,
  named: readonly CompiledField[],
  records: readonly Stored[],
  shownIn?: ShownIn,
): Promise<FormValues[]> {
  const form = formIn(written, reader.language);
  const fields = named.map((field) => form.byPath.get(field.path) ?? field);
  const isShownIn = shownIn ?? (await shownFor(reader, form, fields));
  const cells: NamedCell[] = [];
  const noting: Say = (cell) => void cells.push(cell);
  for (const record of records) sayAll(form, fields, record, isShownIn, noting);
  const sayingOf = await namesFor(reader, cells);
  const texts = cells.filter(({ field }) => field.kind === 'richText').map(({ value }) => value);
  const clean = new Map<unknown, unknown>();
  for (const text of new Set(texts)) clean.set(text, await cleanValue(text));
  const saying: Say = (cell) => {
    if (shownAsTheyAre.includes(cell.field.kind)) return cell.value ?? null;
    if (cell.field.kind === 'richText') return clean.get(cell.value) ?? null;
    return valueText(cell.field, cell.value, sayingOf(cell));
  };
  return records.map((record) => sayAll(form, fields, record, isShownIn, saying));
}

function sayAll(
  form: CompiledForm,
  fields: readonly CompiledField[],
  { data, labels }: Stored,
  isShownIn: ShownIn,
  say: Say,
): FormValues {
  const shown: FormValues = {};
  const isShown = isShownIn(data);
  for (const one of fields) {
    if (!isShown(one)) continue;
    const { field, path } = one;
    const value = ownValue(data, path);
    if (field.kind !== 'table') {
      sayInto(shown, field, say({ field, path, value, labels }), value);
      continue;
    }
    const columns = form.reading.filter(({ table }) => table === path);
    shown[path] = rowsOf(data, path).map((row, place) => {
      const cells: Row = { id: row.id };
      for (const column of columns) {
        if (!isShown(column, place)) continue;
        const inner = ownValue(row, column.field.model ?? '');
        const cell = { field: column.field, path: column.path, value: inner, labels };
        sayInto(cells, column.field, say(cell), inner);
      }
      return cells;
    });
  }
  return shown;
}

function sayInto(shown: Row, field: FormField, text: unknown, value: unknown): void {
  const model = field.model ?? '';
  shown[model] = text;
  if (pickers.includes(field.kind)) shown[`${model}_id`] = value ?? null;
  if (field.kind === 'relatedAttribute' || field.kind === 'popupAttribute')
    shown[`${field.of}_${field.column}`] = text;
}

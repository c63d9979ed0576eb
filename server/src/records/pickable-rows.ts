import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { indexedText } from '@fairway/domain/forms/indexed-values.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { onlyOf } from './access.ts';
import { type Model, modelOf } from './models/model.ts';
import type { Reader } from './names/reader.ts';
import { shownValues } from './names/shown-values.ts';
import type { Saver } from './save/saver.ts';
import { findRecords, recordIdsWithText, type StoredRecord } from './store.ts';

type Row = Record<string, unknown>;

/**
 * Records of another model as rows to choose from, people by their names alone. Where the words differ from what stands
 * behind them, both.
 */
export async function rowsToPick(
  reader: Reader,
  { form }: Pick<Model, 'form'>,
  columns: readonly CompiledField[],
  records: readonly Pick<StoredRecord, 'id' | 'data' | 'labels'>[],
): Promise<(Row & { id: string })[]> {
  const shown = await shownValues({ ...reader, namesOnly: true }, form, columns, records);
  return records.map(({ id, data }, place) => {
    const row: Row = {};
    for (const { path, field } of columns) {
      const seen = shown[place] ?? {};
      if (!Object.hasOwn(seen, path)) continue;
      row[path] = seen[path] ?? '';
      // What stands behind them is not for everybody, or not for any page.
      const isCovered = field.mask !== undefined || field.kind === 'richText';
      const behind = ownValue(data, path);
      if (!isCovered && !isSameValue(row[path], behind)) row[`${path}_id`] = behind ?? null;
    }
    return { ...row, id };
  });
}

/** Those of these records that somebody who fills in a form may choose, by id. */
export async function pickableRows(
  { db, session, language, formContext }: Saver,
  modelId: string,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const model = await modelOf(db, modelId);
  if (model?.enabledMark !== 1) return new Map();
  const records = await findRecords(db, modelId, ids, await onlyOf(db, model, session));
  const columns = model.form.reading.filter(
    ({ field, table }) => table === undefined && field.kind !== 'table',
  );
  const reader = { db, session, language, zone: formContext.zone, context: async () => formContext };
  const rows = await rowsToPick(reader, model, columns, records);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Records somebody may choose by what stands in a column, by that text: of several the first. */
export async function rowsWithText(
  saver: Saver,
  modelId: string,
  column: string,
  texts: readonly string[],
): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for (const text of texts) {
    const ids = await recordIdsWithText(saver.db, modelId, column, indexedText(text));
    const found = [...(await pickableRows(saver, modelId, ids)).values()];
    const first = found.filter((row) => row[column] === text).toSorted(byId)[0];
    if (first) rows.set(text, first);
  }
  return rows;
}

const byId = (one: Row, other: Row): number => (String(one.id) < String(other.id) ? -1 : 1);

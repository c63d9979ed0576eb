import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { onlyOf } from './access.ts';
import { type Model, modelOf } from './models/model.ts';
import type { Reader } from './names/reader.ts';
import { shownValues } from './names/shown-values.ts';
import type { Saver } from './save/saver.ts';
import { findRecords, type StoredRecord } from './store.ts';

type Row = Record<string, unknown>;

/** Records of another model as rows to choose from; where the words differ from what stands behind them, both. */
export async function rowsToPick(
  reader: Reader,
  { form }: Pick<Model, 'form'>,
  columns: readonly CompiledField[],
  records: readonly Pick<StoredRecord, 'id' | 'data' | 'labels'>[],
): Promise<(Row & { id: string })[]> {
  const shown = await shownValues(reader, form, columns, records);
  return records.map(({ id, data }, place) => {
    const row: Row = {};
    for (const { path, field } of columns) {
      row[path] = shown[place]?.[path] ?? '';
      const isCovered = field.mask !== undefined;
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
  const records = await findRecords(db, modelId, ids, onlyOf(model, session));
  const columns = model.form.reading.filter(
    ({ field, table }) => table === undefined && field.kind !== 'table',
  );
  const reader = { db, session, language, zone: formContext.zone };
  const rows = await rowsToPick(reader, model, columns, records);
  return new Map(rows.map((row) => [row.id, row]));
}

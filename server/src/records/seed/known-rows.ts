import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import type { Row } from '@fairway/domain/forms/table-rows.ts';
import type { Db } from '../../database/open.ts';
import { modelOf } from '../models/model.ts';
import { idsIn } from '../names/reader.ts';
import { rowsToPick } from '../pickable-rows.ts';
import { cellsOf } from '../save/cells.ts';
import type { PickedRow } from '../save/picked-rows.ts';
import { findRecords } from '../store.ts';

/** All rows of an interface, whatever it is asked with; those below others among them. */
export type InterfaceRows = (interfaceId: string) => readonly InterfaceRow[];

/** The rows behind everything that records chose: of interfaces as given, of other models as they are now. */
export async function knownRows(
  db: Db,
  form: CompiledForm,
  records: readonly { values: FormValues; changes: readonly { values: FormValues }[] }[],
  interfaceRows: InterfaceRows,
): Promise<PickedRow> {
  const pickers = form.fields.filter(({ field }) => sourceOf({ field }) !== undefined);
  const rows = new Map<CompiledField, Map<string, Row>>();
  const chosen = records
    .flatMap(({ values, changes }) => [values, ...changes.map((change) => change.values)])
    .flatMap((values) => [...cellsOf(form, values)]);
  for (const picker of pickers) {
    const source = sourceOf(picker);
    const ids = chosen.filter(({ field }) => field === picker).flatMap(({ value }) => idsIn(value));
    const found = source?.modelId
      ? await recordRows(db, source.modelId, [...new Set(ids)])
      : interfaceRows(source?.interfaceId ?? '');
    const valueColumn = source?.valueColumn ?? 'id';
    rows.set(picker, new Map(found.map((row) => [String(ownValue(row, valueColumn)), row])));
  }
  return ({ field }, id) => rows.get(field)?.get(id);
}

const sourceOf = ({ field: { source, options, kind } }: Pick<CompiledField, 'field'>) =>
  kind === 'table'
    ? undefined
    : (source ?? (options?.from === 'interface' ? { ...options, modelId: undefined } : undefined));

async function recordRows(db: Db, modelId: string, ids: readonly string[]): Promise<Row[]> {
  const model = await modelOf(db, modelId);
  if (!model) return [];
  const columns = model.form.reading.filter(
    ({ field, table }) => table === undefined && field.kind !== 'table',
  );
  const reader = { db, session: { kind: 'member' }, language: 'zh', zone: 'Asia/Shanghai' } as const;
  return rowsToPick(reader, model, columns, await findRecords(db, modelId, ids));
}

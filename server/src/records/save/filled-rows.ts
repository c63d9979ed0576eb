import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues, InterfaceParameter, RowFill } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { indexedText } from '@fairway/domain/forms/indexed-values.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import type { Row } from '@fairway/domain/forms/table-rows.ts';
import { rowsOf as interfaceRows } from '../../data-interfaces/ask-interface.ts';
import { modelOf } from '../models/model.ts';
import { recordsWithValue } from '../store.ts';
import { parametersOf } from './picked-rows.ts';
import type { Saver } from './saver.ts';

/** A cell nobody types, in a row of a sub-table. */
export interface FilledCell {
  field: CompiledField;
  value: unknown;
}

/** A choice elsewhere fills its rows; what stands in them is looked at row by row. */
export const isFilledTable = (form: CompiledForm, { path, field }: CompiledField): boolean =>
  field.kind === 'table' &&
  form.reading.some((one) => one.path !== path && one.field.rowFills.some((fill) => fill.table === path));

/**
 * Rows that are picked or filled into a sub-table bring what their source says, also into columns nobody types. All of
 * these cells of one row must stand in the same row of a source.
 */
export async function isFilledRow(
  saver: Saver,
  form: CompiledForm,
  cells: readonly FilledCell[],
  values: FormValues,
): Promise<boolean> {
  const [first] = cells;
  if (first?.field.table === undefined) return false;
  const table = form.byPath.get(first.field.table)?.field;
  const isIn = (rows: readonly Row[], mapping: RowFill['mapping']) =>
    rows.some((row) => cells.every((cell) => holds(row, mapping, cell)));
  const rowsFrom = async (interfaceId: string | undefined, parameters: readonly InterfaceParameter[]) =>
    interfaceId ? offeredRows(saver, interfaceId, parametersOf(form, parameters, values)) : [];

  for (const fill of form.reading.flatMap((one) => one.field.rowFills)) {
    if (fill.table !== first.field.table) continue;
    const { mapping, rows = [], interfaceId, parameters } = fill;
    if (isIn([{}, ...rows], mapping) || isIn(await rowsFrom(interfaceId, parameters), mapping)) return true;
  }
  const source = table && table.addBy !== 'row' ? table.source : undefined;
  if (!source) return false;
  const mapping = table?.rowFills[0]?.mapping ?? [];
  if (!source.modelId) return isIn(await rowsFrom(source.interfaceId, source.parameters), mapping);
  const { value } = first;
  const indexed =
    typeof value === 'number'
      ? { text: null, number: value }
      : { text: indexedText(String(value)), number: null };
  const from = sourceColumn(mapping, first.field.field.model ?? '');
  const field = (await modelOf(saver.db, source.modelId))?.form.byPath.get(from)?.field;
  if (!field) return false;
  const records = await recordsWithValue(saver.db, source.modelId, field, indexed, '');
  return records.some(({ data }) => cells.slice(1).every((cell) => holds(data, mapping, cell)));
}

const sourceColumn = (mapping: RowFill['mapping'], column: string): string =>
  mapping.find(({ to }) => to === column)?.from ?? column;

function holds(row: Row, mapping: RowFill['mapping'], { field, value }: FilledCell): boolean {
  const column = field.field.model ?? '';
  const fixed = mapping.find(({ to, from }) => to === column && from === undefined);
  return isAlike(fixed ? fixed.value : ownValue(row, sourceColumn(mapping, column)), value);
}

const isAlike = (one: unknown, other: unknown): boolean => String(one ?? '') === String(other ?? '');

/** None when it cannot be asked now: then nothing explains the value. */
const offeredRows = (
  saver: Saver,
  interfaceId: string,
  parameters: Record<string, unknown>,
): Promise<readonly Row[]> =>
  interfaceRows(saver, interfaceId, parameters).catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });

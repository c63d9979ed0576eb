import { type FieldRights, type FormValues, formLimits, type RowFill } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import type { FormState } from '@fairway/domain/forms/form-state.ts';
import { newRow } from '@fairway/domain/forms/new-values.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { rowsFromPicked } from '@fairway/domain/forms/rows-from-picked.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { type Row, rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { rowsOf as interfaceRows } from '../../data-interfaces/ask-interface.ts';
import { placeOf, type ValueCell } from './cells.ts';
import { changedCells } from './changed-cells.ts';
import { noRowsWithoutParameter, parametersOf } from './picked-rows.ts';
import type { Saver } from './saver.ts';

interface Given {
  /** What is kept; nothing of what is new. */
  stored: FormValues | undefined;
  /** What was sent over what stands, hidden or not. */
  sent: FormValues;
  /** What of it was taken. */
  values: FormValues;
  rights: FieldRights | undefined;
}

/**
 * Another value of a field fills sub-tables that nobody can write in with the rows it brings, whatever was sent for them:
 * none may be left out. Where two fields fill the same one, the rows that were sent tell which was the last.
 */
export async function fillClosedTables(
  saver: Saver,
  form: CompiledForm,
  { stored, sent, values: given, rights }: Given,
): Promise<{ values: FormValues; filled: Set<string> }> {
  const filled = new Set<string>();
  const filling = form.reading.some(fillsRows)
    ? changedCells(form, stored ?? {}, given).filter(isFilling)
    : [];
  if (filling.length === 0) return { values: given, filled };
  const { formContext: context } = saver;
  const state = deriveFields(form, given, rights ? { rights, context } : { context });
  const offered = new Map<string, Row[][]>();
  for (const cell of filling)
    for (const fill of cell.field.field.rowFills) {
      const table = form.byPath.get(fill.table);
      if (table?.field.kind !== 'table' || !isClosedTable(form, table, state, rights)) continue;
      const brought = await rowsOfFill(saver, form, fill, cell, state.values);
      if (!brought) continue;
      const rows = rowsFromPicked(brought.slice(0, formLimits.rows), { ...table.field, rowFills: [fill] });
      offered.set(fill.table, [...(offered.get(fill.table) ?? []), rows]);
    }
  const values = { ...given };
  for (const [table, choices] of offered) {
    const sentRows = rowsOf(sent, table);
    const asSent = choices.findLast((choice) => isAsSent(choice, sentRows));
    // Rows that somebody sees and sends otherwise are refused like everything that is closed, not changed in silence.
    const isSeen = state.cells.get(table)?.state.visible === true;
    if (!asSent && isSeen && !isSameValue(sentRows, rowsOf(stored ?? {}, table))) continue;
    const rows = asSent ?? choices.at(-1) ?? [];
    values[table] = withIds(form, table, rows, sentRows, newRow(form, table, given, context));
    filled.add(table);
    for (const field of form.columns.get(table) ?? [])
      for (const row of rows.keys()) filled.add(placeOf({ field, row }));
  }
  return { values, filled };
}

const fillsRows = ({ field }: CompiledField): boolean => field.kind !== 'table' && field.rowFills.length > 0;

/** Emptied or switched off a field writes nothing. */
const isFilling = ({ field, value }: ValueCell): boolean =>
  fillsRows(field) && !isEmptyValue(value) && value !== 0;

/** It is hidden or closed as a whole. */
function isClosedTable(
  form: CompiledForm,
  table: CompiledField,
  { cells }: Pick<FormState, 'cells'>,
  rights: FieldRights | undefined,
): boolean {
  const state = cells.get(table.path)?.state;
  return !state?.visible || (state.readonly && !hasOpenColumn(form, table, rights));
}

/** A step may open single columns of a sub-table to which it lets nobody add rows. */
export const hasOpenColumn = (
  form: CompiledForm,
  { path }: CompiledField,
  rights: FieldRights = {},
): boolean =>
  (form.columns.get(path) ?? []).some((column) => {
    const right = ownValue(rights, column.path);
    return right === 'edit' || right === 'required';
  });

/** Undefined when the interface cannot be asked yet: a field it depends on is empty. */
async function rowsOfFill(
  saver: Saver,
  form: CompiledForm,
  { rows, interfaceId, parameters }: RowFill,
  { field, row }: ValueCell,
  values: FormValues,
): Promise<readonly Row[] | undefined> {
  if (rows) return rows;
  if (!interfaceId) return [];
  try {
    return await interfaceRows(saver, interfaceId, parametersOf(form, parameters, values, field.table, row));
  } catch (error) {
    noRowsWithoutParameter(error);
    return undefined;
  }
}

const isAsSent = (rows: readonly Row[], sent: readonly Row[]): boolean =>
  rows.length === sent.length &&
  rows.every((row, place) =>
    Object.entries(row).every(([model, value]) => isSameValue(value, ownValue(sent[place], model))),
  );

/** Rows keep the ids that they were sent with, if as many were sent. */
function withIds(
  form: CompiledForm,
  table: string,
  rows: readonly Row[],
  sent: readonly Row[],
  starting: Row,
): Row[] {
  const hasOwnIds = (form.columns.get(table) ?? []).some(({ field }) => field.model === 'id');
  const idOf = (place: number) => (rows.length === sent.length ? sent[place]?.id : String(place + 1));
  return rows.map((row, place) => ({
    ...starting,
    ...row,
    ...(hasOwnIds ? {} : { id: idOf(place) }),
  }));
}

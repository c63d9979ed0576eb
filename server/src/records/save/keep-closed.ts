import { AppError } from '@fairway/contract/app-error.ts';
import type { FormField, FormValues, InterfaceParameter, RowFill } from '@fairway/contract/forms.ts';
import { type ClosedChange, closedChanges } from '@fairway/domain/forms/closed-fields.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { indexedText } from '@fairway/domain/forms/indexed-values.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { pickedFills } from '@fairway/domain/forms/picked-fills.ts';
import type { Row } from '@fairway/domain/forms/table-rows.ts';
import { rowsOf as interfaceRows } from '../../data-interfaces/ask-interface.ts';
import { idsIn } from '../names/reader.ts';
import { recordsWithValue } from '../store.ts';
import { placeOf, withValue } from './cells.ts';
import type { ChangedCell } from './check-offered.ts';
import { isPicker, type PickedRow, parametersOf } from './picked-rows.ts';
import type { Saver } from './saver.ts';

interface Given {
  standing: FormValues;
  values: FormValues;
  changed: readonly ChangedCell[];
  picked: PickedRow;
  isNew: boolean;
}

/**
 * Closed fields keep what stood there. Where a choice fills one, it becomes what that choice fills in, whatever was
 * sent; so does a default that the hour or the person decides. Any other value is refused.
 */
export async function keepClosed(saver: Saver, form: CompiledForm, given: Given): Promise<FormValues> {
  const { formContext: context } = saver;
  const { standing, changed, picked, isNew } = given;
  const before = deriveFields(form, standing, { context });
  const after = deriveFields(form, given.values, { context });
  let values = given.values;
  const fills = fillsByPlace(saver, form, given.values, changed, picked);
  for (const change of closedChanges(form, { before, after, context })) {
    const place = placeOf(change);
    if (fills.has(place)) values = withValue(values, change, fills.get(place));
    else if ((isNew || change.row !== undefined) && dependsOnWhoAsks(change.field.field))
      values = withValue(values, change, change.before ?? null);
    else if (!isFilledTable(form, change) && !(await isFilledRow(saver, form, change, given.values)))
      throw new AppError('FIELD_CLOSED', { label: change.field.field.label || change.field.path });
  }
  return values;
}

/** The client worked it out a moment earlier than we do. */
const dependsOnWhoAsks = ({ default: start }: FormField): boolean =>
  start !== undefined && !('value' in start);

function fillsByPlace(
  { formContext }: Saver,
  form: CompiledForm,
  values: FormValues,
  changed: readonly ChangedCell[],
  picked: PickedRow,
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const cell of changed) {
    const { field } = cell.field;
    if (field.fills.length === 0) continue;
    const [first] = idsIn(cell.value);
    const row =
      first === undefined ? undefined : isPicker(field) ? picked(cell, first) : optionRow(field, first);
    for (const change of pickedFills(form, field, row, values, formContext, cell.row)) {
      const target = form.byPath.get(change.model);
      if (!target) continue;
      const place = change.row === undefined ? { field: target } : { field: target, row: change.row };
      found.set(placeOf(place), change.value);
    }
  }
  return found;
}

/** A choice that is no row of anywhere, as if it were one. */
function optionRow({ options }: FormField, value: string): Row {
  const open = options?.from === 'static' ? [...options.options] : [];
  for (let option = open.pop(); option !== undefined; option = open.pop()) {
    if (option.value === value) return { id: value, value, label: option.label, fullName: option.label };
    open.push(...(option.children ?? []));
  }
  return { id: value, value };
}

/** A choice elsewhere fills its rows; what stands in them is looked at cell by cell. */
const isFilledTable = (form: CompiledForm, { field: { path, field } }: ClosedChange): boolean =>
  field.kind === 'table' &&
  form.reading.some((one) => one.path !== path && one.field.rowFills.some((fill) => fill.table === path));

/** Rows that are picked or filled into a sub-table bring what their source says, also into closed columns. */
async function isFilledRow(
  saver: Saver,
  form: CompiledForm,
  { field, row, value }: ClosedChange,
  values: FormValues,
): Promise<boolean> {
  if (field.table === undefined || row === undefined) return false;
  const column = field.field.model ?? '';
  const table = form.byPath.get(field.table)?.field;
  const rowsFrom = async (interfaceId: string | undefined, parameters: readonly InterfaceParameter[]) =>
    interfaceId ? offeredRows(saver, interfaceId, parametersOf(form, parameters, values)) : [];

  for (const fill of form.reading.flatMap((one) => one.field.rowFills)) {
    if (fill.table !== field.table) continue;
    const { mapping, rows = [], interfaceId, parameters } = fill;
    const fixed = mapping.find(({ to, from }) => to === column && from === undefined);
    if (fixed && isAlike(fixed.value, value)) return true;
    const from = sourceColumn(mapping, column);
    if (holds(rows, from, value) || holds(await rowsFrom(interfaceId, parameters), from, value)) return true;
  }

  const source = table && table.addBy !== 'row' ? table.source : undefined;
  if (!source) return false;
  const from = sourceColumn(table?.rowFills[0]?.mapping ?? [], column);
  if (!source.modelId) return holds(await rowsFrom(source.interfaceId, source.parameters), from, value);
  const indexed =
    typeof value === 'number'
      ? { text: null, number: value }
      : { text: indexedText(String(value)), number: null };
  return (await recordsWithValue(saver.db, source.modelId, from, indexed, '')).length > 0;
}

const sourceColumn = (mapping: RowFill['mapping'], column: string): string =>
  mapping.find(({ to }) => to === column)?.from ?? column;

const holds = (rows: readonly Row[], column: string, value: unknown): boolean =>
  rows.some((row) => isAlike(ownValue(row, column), value));

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

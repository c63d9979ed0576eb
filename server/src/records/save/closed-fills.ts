import type { FieldRights, FormField, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import type { FormState } from '@fairway/domain/forms/form-state.ts';
import { pickedFills } from '@fairway/domain/forms/picked-fills.ts';
import { type Row, rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { idsIn } from '../names/reader.ts';
import { placeOf, type ValueCell, withValue } from './cells.ts';
import type { ChangedCell } from './changed-cells.ts';
import { hasRows, type PickedRow } from './picked-rows.ts';
import type { Saver } from './saver.ts';

interface Given {
  standing: FormValues;
  values: FormValues;
  changed: readonly ChangedCell[];
  picked: PickedRow;
  rights: FieldRights | undefined;
}

/**
 * A choice fills fields that are closed or hidden as the server sees it, whatever was sent for them: conditions may look
 * at them. What a person can change after the choice is theirs.
 */
export function fillClosed(
  { formContext: context }: Saver,
  form: CompiledForm,
  { standing, values: given, changed, picked, rights }: Given,
): { values: FormValues; filled: Set<string> } {
  const filled = new Set<string>();
  const filling = changed.filter(({ field }) => field.field.fills.length > 0);
  if (filling.length === 0) return { values: given, filled };
  const viewing = rights ? { rights, context } : { context };
  const before = deriveFields(form, standing, viewing);
  const after = deriveFields(form, given, viewing);
  let values = given;
  for (const cell of filling) {
    const { field } = cell.field;
    const [first] = idsIn(cell.value);
    const row =
      first === undefined ? undefined : hasRows(field) ? picked(cell, first) : optionRow(field, first);
    for (const { model, value, row: at } of pickedFills(form, field, row, values, context, cell.row)) {
      const target = form.byPath.get(model);
      if (!target) continue;
      const place = at === undefined ? { field: target } : { field: target, row: at };
      const stood = at === undefined ? {} : { row: earlierRow(target, at, standing, given) };
      if (isShut(after, place) && isShut(before, { field: target, ...stood })) {
        values = withValue(values, place, value);
        filled.add(placeOf(place));
      }
    }
  }
  return { values, filled };
}

type Place = Pick<ValueCell, 'field' | 'row'>;

/** Where a row stood before; -1 for a new one. */
function earlierRow(
  { table = '' }: CompiledField,
  row: number,
  standing: FormValues,
  given: FormValues,
): number {
  const id = rowsOf(given, table)[row]?.id;
  return rowsOf(standing, table).findIndex((one) => one.id === id);
}

/** Nobody can write there; what was not there before counts as shut. */
function isShut({ cells, rows }: FormState, { field: { path, table, field }, row }: Place): boolean {
  const cell =
    table === undefined || row === undefined
      ? cells.get(path)
      : rows.get(table)?.[row]?.get(field.model ?? '');
  return !cell?.state.visible || cell.state.readonly;
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

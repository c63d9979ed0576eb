import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import type { FormState } from '@fairway/domain/forms/form-state.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';

/**
 * The places (`amount`, `rows.3.qty`) whose value or state is another one; what was not worked out again is the same
 * thing. A sub-table is another one with any of its cells.
 */
export function changedPlaces(form: CompiledForm, before: FormState, after: FormState): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const { path, table } of form.fields) {
    if (table !== undefined) continue;
    const isSame =
      Object.is(before.values[path], after.values[path]) && before.cells.get(path) === after.cells.get(path);
    if (!isSame) changed.add(path);
  }
  for (const [table, columns] of form.columns) {
    const [stood, stand] = [rowsOf(before.values, table), rowsOf(after.values, table)];
    const [cellsBefore, cells] = [before.rows.get(table), after.rows.get(table)];
    for (let row = 0; row < Math.max(stood.length, stand.length); row += 1) {
      if (stood[row] === stand[row] && cellsBefore?.[row] === cells?.[row]) continue;
      changed.add(table);
      for (const { field } of columns) {
        const model = field.model ?? '';
        const isSame =
          Object.is(stood[row]?.[model], stand[row]?.[model]) &&
          cellsBefore?.[row]?.get(model) === cells?.[row]?.get(model);
        if (!isSame) changed.add(`${table}.${row}.${model}`);
      }
    }
  }
  return changed;
}

import type { FormField, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { type Row, rowsOf } from '@fairway/domain/forms/table-rows.ts';

type Settled = (field: FormField, stood: unknown, isNew: boolean) => unknown;

/** Who and when, as the server knows it; undefined leaves what stands. */
const settledBy =
  ({ now, user }: FormContext): Settled =>
  ({ kind }, stood, isNew) => {
    switch (kind) {
      case 'createdBy':
        return isNew ? user.id : stood;
      case 'createdAt':
        return isNew ? now : stood;
      case 'modifiedBy':
        return isNew ? null : user.id;
      case 'modifiedAt':
        return isNew ? null : now;
      case 'ownOrganisation':
        return isNew ? [...user.organisationPath] : stood;
      case 'ownPosition':
        return isNew ? user.positionId || null : stood;
      default:
        return undefined;
    }
  };

/** Writes what only the server knows about who saves a record, and when; in a sub-table for each row by itself. */
export function settleComputed(
  form: CompiledForm,
  values: FormValues,
  standing: FormValues | undefined,
  context: FormContext,
): FormValues {
  const settled = settledBy(context);
  const next: FormValues = { ...values };
  for (const { field, path, table } of form.reading) {
    if (table !== undefined) continue;
    const value = settled(field, ownValue(standing, path), standing === undefined);
    if (value !== undefined) next[path] = value;
  }
  for (const [table, columns] of form.columns) {
    if (!columns.some(({ field }) => settled(field, null, true) !== undefined)) continue;
    const stood = new Map(rowsOf(standing ?? {}, table).map((row) => [row.id, row]));
    const rows = rowsOf(next, table);
    // What are no rows stays what it is, for the rules to say so.
    if (rows.length === 0) continue;
    next[table] = rows.map((row): Row => {
      const earlier = stood.get(row.id);
      const cells = { ...row };
      for (const { field } of columns) {
        const model = field.model ?? '';
        const value = settled(field, ownValue(earlier, model), earlier === undefined);
        if (value !== undefined) cells[model] = value;
      }
      return cells;
    });
  }
  return next;
}

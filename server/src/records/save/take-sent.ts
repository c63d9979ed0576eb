import type { FieldRights, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { VisibleChanges } from '@fairway/domain/forms/visible-changes.ts';
import { withValue } from './cells.ts';
import { type ChangedCell, changedCells } from './changed-cells.ts';
import { fillClosed } from './closed-fills.ts';
import { settleComputed } from './computed-values.ts';
import { isFilledRow } from './filled-rows.ts';
import { hasRows, isPicker, newIds, type PickedRow, pickedRows } from './picked-rows.ts';
import { mergeSent } from './read-sent.ts';
import { fillClosedTables } from './row-fills.ts';
import type { Saver } from './saver.ts';
import { withAttributes } from './with-attributes.ts';

export interface Sending {
  sent: FormValues;
  /** What is kept; nothing of what is new. */
  stored: FormValues | undefined;
  /** What stands where nothing is kept yet: what it starts with, unless told. */
  beginning?: FormValues;
  /** What the step of a flow allows. */
  rights?: FieldRights | undefined;
}

export interface TakenValues {
  standing: FormValues;
  values: FormValues;
  changed: readonly ChangedCell[];
  picked: PickedRow;
  /** The closed and hidden places that choices filled in. */
  filled: ReadonlySet<string>;
}

/**
 * What was sent over what stands, without what the person cannot see, and with what their choices fill in. Nothing is
 * refused. A choice may show what was hidden before, so both go on until nothing more is taken.
 */
export async function takeSent(
  saver: Saver,
  form: CompiledForm,
  { sent, stored, beginning, rights }: Sending,
): Promise<TakenValues> {
  const { formContext: context } = saver;
  const viewing = rights ? { rights, context } : { context };
  const standing = stored ?? beginning ?? newValues(form, context);
  const merged = mergeSent(form, standing, sent, context);
  const changes = new VisibleChanges(form, { standing, sent: merged, rights, context });
  for (;;) {
    const brought = await withFilledRows(saver, form, changes);
    const tables = await fillClosedTables(saver, form, { stored, sent: merged, values: brought, rights });
    const computed = settleComputed(form, tables.values, stored, context);
    const changed = changedCells(form, stored ?? {}, computed);
    const picked = await rowsBehind(saver, form, computed, changed);
    const pickers = changed.filter(({ field }) => hasRows(field.field));
    const attributed = withAttributes(form, computed, pickers, picked);
    const { values, filled: cells } = fillClosed(saver, form, {
      standing,
      values: attributed,
      changed,
      picked,
      rights,
    });
    if (changes.hasHideable && changes.take(deriveFields(form, values, viewing))) continue;
    const filled = cells.union(tables.filled);
    if (cells.size === 0) return { standing, values, changed, picked, filled };
    const filledToo = changedCells(form, stored ?? {}, values);
    return {
      standing,
      values,
      changed: filledToo,
      picked: await rowsBehind(saver, form, values, filledToo),
      filled,
    };
  }
}

/** The rows behind what was chosen; conditions and parameters look at calculated values, as where the form is filled in. */
function rowsBehind(
  saver: Saver,
  form: CompiledForm,
  values: FormValues,
  changed: readonly ChangedCell[],
): Promise<PickedRow> {
  const pickers = changed.filter(({ field }) => isAsked(form, field));
  const asked = pickers.map((cell) => ({ ...cell, ids: newIds(cell.value, cell.before) }));
  const workedOut = deriveFields(form, values, { context: saver.formContext }).values;
  return pickedRows(saver, form, workedOut, asked);
}

/** What is typed is looked up only where something else is to be made of it. */
const isAsked = (form: CompiledForm, { field, table }: CompiledField): boolean =>
  isPicker(field) ||
  (hasRows(field) &&
    (field.fills.length > 0 ||
      form.fields.some((other) => other.table === table && other.field.of === field.model)));

/** Hidden columns of rows that come from a source have what stands there. */
async function withFilledRows(
  saver: Saver,
  form: CompiledForm,
  changes: VisibleChanges,
): Promise<FormValues> {
  const cells = changes.waiting.filter(({ row }) => row !== undefined);
  let { values } = changes;
  for (const row of Map.groupBy(cells, ({ field: { table }, row: at }) => `${table} ${at}`).values())
    if (await isFilledRow(saver, form, row, changes.values))
      for (const cell of row) values = withValue(values, cell, cell.value);
  return values;
}

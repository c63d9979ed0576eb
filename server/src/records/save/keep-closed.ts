import { AppError } from '@fairway/contract/app-error.ts';
import type { FieldRights, FormField, FormValues } from '@fairway/contract/forms.ts';
import { type ClosedChange, closedChanges } from '@fairway/domain/forms/closed-fields.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { placeOf, withValue } from './cells.ts';
import { isFilledRow, isFilledTable } from './filled-rows.ts';
import { hasOpenColumn } from './row-fills.ts';
import type { Saver } from './saver.ts';

interface Given {
  standing: FormValues;
  /** With everything that choices fill in. */
  values: FormValues;
  /** The places choices filled in. */
  filled: ReadonlySet<string>;
  rights: FieldRights | undefined;
  isNew: boolean;
}

/** A closed field has another value and nothing explains it: the values without it, or a refusal. */
type OnChange = (values: FormValues, changes: readonly ClosedChange[]) => FormValues;

const refuseChange: OnChange = (_, [change]) => {
  const { field, path } = change?.field ?? {};
  throw new AppError('FIELD_CLOSED', { label: field?.label || (path ?? '') });
};

/** What stood there before, for whoever only wants to know where the rest would lead. */
export const takeBack: OnChange = (given, changes) => {
  const tables = new Set(changes.flatMap(({ field, row }) => (row === undefined ? field.path : [])));
  return changes
    .filter(({ field, row }) => row === undefined || !tables.has(field.table ?? ''))
    .reduce((values, change) => withValue(values, change, change.before ?? null), given);
};

/**
 * Closed fields keep what stood there, or have what a choice fills in. A default that the hour or the person decides is
 * worked out again. Any other value is refused.
 */
export async function keepClosed(
  saver: Saver,
  form: CompiledForm,
  given: Given,
  onChange: OnChange = refuseChange,
): Promise<FormValues> {
  const { formContext: context } = saver;
  const { standing, filled, rights, isNew } = given;
  const before = deriveFields(form, standing, { context });
  const after = deriveFields(form, given.values, { context, standing });
  let values = given.values;
  const unexplained: ClosedChange[] = [];
  const tables: ClosedChange[] = [];
  for (const change of closedChanges(form, { before, after, rights, context })) {
    if (filled.has(placeOf(change))) continue;
    if ((isNew || change.row !== undefined) && dependsOnWhoAsks(change.field.field))
      values = withValue(values, change, change.before ?? null);
    else if (!isFilledTable(form, change.field)) unexplained.push(change);
    // Each row was brought by a choice, and yet they are not the rows that it brings.
    else if (!hasOpenColumn(form, change.field, rights)) tables.push(change);
  }
  const rowOf = ({ field: { path, table }, row }: ClosedChange) => `${table ?? path} ${row}`;
  const changes: ClosedChange[] = [];
  for (const row of Map.groupBy(unexplained, rowOf).values())
    if (!(await isFilledRow(saver, form, row, given.values)))
      changes.push(...(await strangestFirst(saver, form, row, given.values)));
  changes.push(...tables);
  return changes.length > 0 ? onChange(values, changes) : values;
}

/** What no source explains by itself is what a refusal names. */
async function strangestFirst(
  saver: Saver,
  form: CompiledForm,
  row: readonly ClosedChange[],
  values: FormValues,
): Promise<ClosedChange[]> {
  for (const change of row)
    if (!(await isFilledRow(saver, form, [change], values)))
      return [change, ...row.filter((other) => other !== change)];
  return [...row];
}

/** The client worked it out a moment earlier than we do. */
const dependsOnWhoAsks = ({ default: start }: FormField): boolean =>
  start !== undefined && !('value' in start);

import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields, type Viewing } from '@fairway/domain/forms/derive-fields.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { errorsOf, type FormState } from '@fairway/domain/forms/form-state.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import type { Row } from '@fairway/domain/forms/table-rows.ts';
import { shapeProblem } from '@fairway/domain/forms/value-shape.ts';
import { idsIn } from '../names/reader.ts';
import type { Labels } from '../tables.ts';
import { cellsOf, placeOf, type ValueCell, withValue } from './cells.ts';
import type { ChangedCell } from './changed-cells.ts';
import { checkOffered, fileOf } from './check-offered.ts';
import { type SaidError, valuesWrong } from './field-sentence.ts';
import { keepClosed } from './keep-closed.ts';
import { isPicker, type PickedRow } from './picked-rows.ts';
import type { Saver } from './saver.ts';
import { type Sending, takeSent } from './take-sent.ts';

export interface Settled {
  values: FormValues;
  labels: Labels;
}

/**
 * What becomes of a record when somebody sends these values: what they may not write stays, what is worked out is worked
 * out here, and everything chosen is there to be chosen. Refuses with everything that is wrong.
 */
export async function settleValues(
  saver: Saver,
  form: CompiledForm,
  { stored, ...sending }: Omit<Sending, 'stored'> & { stored: Settled | undefined },
): Promise<Settled> {
  const { formContext: context, language } = saver;
  const { rights } = sending;
  const taken = await takeSent(saver, form, { ...sending, stored: stored?.values });
  const { standing, changed, picked, filled } = taken;
  const workedOut = deriveFields(form, taken.values, { context }).values;
  const wrong = await checkOffered(saver, form, workedOut, changed, picked);

  const isNew = !stored;
  const kept = await keepClosed(saver, form, { standing, values: taken.values, filled, rights, isNew });
  const viewing = { ...(rights ? { rights } : {}), context, standing };
  const derived = deriveVisible(form, kept, viewing, changed, wrong);
  const errors = errorsOf(form, derived);
  if (errors.length > 0) throw valuesWrong(form, errors, language);
  if (wrong.size > 0) throw valuesWrong(form, [...wrong.values()], language);

  const values = await withOwnFiles(saver, derived.values, changed);
  return { values, labels: labelsOf(form, values, stored?.labels ?? {}, picked) };
}

const mostRounds = 5;

/** Works the form out; what stands in a field nobody sees and is not in order is not taken, so it cannot trap anybody. */
function deriveVisible(
  form: CompiledForm,
  given: FormValues,
  viewing: Viewing,
  changed: readonly ChangedCell[],
  wrong: Map<string, SaidError>,
): FormState {
  let values = given;
  for (let round = 1; ; round++) {
    const derived = deriveFields(form, values, viewing);
    if (errorsOf(form, derived).length > 0) return derived;
    const hidden = changed.filter((cell) => {
      const { field } = cell.field;
      const value = valueAt(derived.values, cell);
      if (isVisible(derived, cell) || isSameValue(value, cell.before)) return false;
      return wrong.has(placeOf(cell)) || (!isEmptyValue(value) && shapeProblem(value, field) !== undefined);
    });
    if (hidden.length === 0 || round === mostRounds) return derived;
    values = derived.values;
    for (const cell of hidden) {
      values = withValue(values, cell, cell.before ?? null);
      wrong.delete(placeOf(cell));
    }
  }
}

const isVisible = (derived: FormState, { field: { path, table, field }, row }: ValueCell): boolean => {
  const cell =
    table === undefined || row === undefined
      ? derived.cells.get(path)
      : derived.rows.get(table)?.[row]?.get(field.model ?? '');
  return cell?.state.visible ?? false;
};

function valueAt(values: FormValues, { field: { path, table, field }, row }: ValueCell): unknown {
  if (table === undefined || row === undefined) return ownValue(values, path);
  const rows = ownValue(values, table);
  return Array.isArray(rows) ? ownValue(rows[row], field.model ?? '') : undefined;
}

/** New files as the store knows them: a client may have written any address beside an id. */
async function withOwnFiles(
  saver: Saver,
  values: FormValues,
  changed: readonly ChangedCell[],
): Promise<FormValues> {
  let next = values;
  for (const cell of changed) {
    if (cell.field.field.kind !== 'files' && cell.field.field.kind !== 'pictures') continue;
    const value = valueAt(values, cell);
    if (!Array.isArray(value) || isSameValue(value, cell.before)) continue;
    const earlier = Array.isArray(cell.before) ? cell.before : [];
    const items = [];
    for (const { fileId } of value) {
      const item = earlier.find((file) => file?.fileId === fileId) ?? (await fileOf(saver, fileId));
      if (item) items.push(item);
    }
    next = withValue(next, cell, items);
  }
  return next;
}

/** What chosen rows of interfaces are called, as they were called when they were chosen. */
export function labelsOf(form: CompiledForm, values: FormValues, before: Labels, picked: PickedRow): Labels {
  const labels: Labels = {};
  for (const cell of cellsOf(form, values)) {
    const { path, field } = cell.field;
    const column =
      field.options?.from === 'interface' ? field.options.labelColumn : field.source?.labelColumn;
    if (!isPicker(field) || field.source?.modelId || column === undefined) continue;
    for (const id of idsIn(cell.value)) {
      const known =
        ownValue(picked(cell, id), column) ?? ownValue(ownValue(before, path) as Row | undefined, id);
      if (typeof known === 'string' || typeof known === 'number')
        labels[path] = { ...(ownValue(labels, path) as Labels[string]), [id]: String(known).slice(0, 500) };
    }
  }
  return labels;
}

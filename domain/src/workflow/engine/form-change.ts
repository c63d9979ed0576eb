import type { ActionNode, FlowNode, HumanNode, StartNode } from '@fairway/contract/flow-template.ts';
import type { FieldRights, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import { deriveFields, isComputed } from '../../forms/derive-fields.ts';
import { isEmptyValue } from '../../forms/empty-value.ts';
import { errorsOf } from '../../forms/form-state.ts';
import { ownValue } from '../../forms/own-value.ts';
import { isSameValue } from '../../forms/same-value.ts';
import { isRow } from '../../forms/value-shape.ts';
import { type Run, refuse } from './run.ts';

type Step = StartNode | HumanNode | ActionNode;

/**
 * The form as it is after a decision: only open fields changed, calculations done again, what the step requires is
 * there. Gives what changed, calculated fields too.
 */
export function checkedForm(
  run: Run,
  node: Step,
  { changes = {}, filled = [] }: { changes?: FormValues; filled?: string[] },
): FormValues {
  const { state, flow } = run;
  if (run.isLookingAhead) return changes;
  if (state.revokes) {
    const changed = changedPaths(state.form, { ...state.form, ...changes });
    return changed.length > 0 ? refuse('E_FIELD', { fields: changed }) : {};
  }
  const isAsked = node.kind === 'start' || (node.kind !== 'action' && wantsFields(node));
  if (!isAsked && Object.keys(changes).length === 0) return {};
  const given = Object.fromEntries(Object.entries(changes).filter(([model]) => model !== '__proto__'));
  const typed = { ...state.form, ...given };
  const closed = changedPaths(state.form, typed).filter(
    (path) => !isOpen(node, path) && !filled.includes(path) && !isWorkedOut(flow.form, path),
  );
  if (closed.length > 0) refuse('E_FIELD', { fields: closed });
  if (node.kind === 'action') return {};
  const rights = rightsAt(node, flow.form);
  // What the form does not know is not kept.
  const values = flow.form ? { ...state.form, ...checkedBy(flow.form, typed, rights, run) } : typed;
  const missing = Object.entries(node.fields)
    .filter(([path, right]) => right === 'required' && isMissing(values, path, flow.form))
    .map(([path]) => path);
  if (missing.length > 0) refuse('E_FORM', { fields: missing });
  return Object.fromEntries(
    Object.entries(values).filter(([model, value]) => !isSameValue(ownValue(state.form, model), value)),
  );
}

const wantsFields = ({ fields }: HumanNode): boolean => Object.values(fields).includes('required');

function checkedBy(form: CompiledForm, values: FormValues, rights: FieldRights, run: Run): FormValues {
  const derived = deriveFields(form, values, { rights, context: run.context.asking });
  const errors = errorsOf(form, derived);
  if (errors.length > 0) refuse('E_FORM', { fields: errors.map(({ path }) => path) });
  return derived.values;
}

/** At the start a field is open unless it is named; later it is closed unless it is. */
export function isOpen(node: FlowNode, path: string): boolean {
  if (!('fields' in node)) return false;
  const { fields } = node;
  const [table = path] = path.split('.');
  const mine = Object.hasOwn(fields, path) ? fields[path] : undefined;
  const above = Object.hasOwn(fields, table) ? fields[table] : undefined;
  if (above === 'hidden' || above === 'read' || mine === 'hidden' || mine === 'read') return false;
  return node.kind === 'start' || mine !== undefined || above !== undefined;
}

/** The rights of a step over every field of a form, spelled out for the form's own rules. */
export function rightsAt(node: StartNode | HumanNode, form: CompiledForm | undefined): FieldRights {
  if (node.kind === 'start' || !form) return node.fields;
  const tablesOpenInside = new Set(
    Object.keys(node.fields).flatMap((path) =>
      path.includes('.') ? [path.slice(0, path.indexOf('.'))] : [],
    ),
  );
  const rights: FieldRights = {};
  for (const { path, table } of form.reading) {
    const named = Object.hasOwn(node.fields, path) ? node.fields[path] : undefined;
    const above = table !== undefined && Object.hasOwn(node.fields, table) ? node.fields[table] : undefined;
    if (named) rights[path] = named;
    // Its rows stay as they are, but the table must be open for its columns to be.
    else if (tablesOpenInside.has(path)) rights[path] = 'edit';
    else rights[path] = above ?? 'read';
  }
  return rights;
}

const isWorkedOut = (form: CompiledForm | undefined, path: string): boolean => {
  const field = form?.byPath.get(path);
  return field !== undefined && isComputed(field);
};

/** Every path with another value: `amount`, `rows` when rows came or went, `rows.qty` for a column. */
function changedPaths(before: FormValues, after: FormValues): string[] {
  return Object.keys(after).flatMap((model) => {
    const [stood, stands] = [ownValue(before, model), ownValue(after, model)];
    if (stood === stands || isSameValue(stood, stands)) return [];
    if (!isTable(stood) || !isTable(stands) || !haveSameIds(stood, stands)) return [model];
    const columns = new Set<string>();
    for (const [index, row] of stands.entries()) {
      const earlier = stood[index] ?? {};
      for (const column of new Set([...Object.keys(earlier), ...Object.keys(row)]))
        if (!isSameValue(ownValue(earlier, column), ownValue(row, column))) columns.add(`${model}.${column}`);
    }
    return [...columns];
  });
}

const isTable = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

const haveSameIds = (one: Record<string, unknown>[], other: Record<string, unknown>[]): boolean =>
  one.length === other.length && one.every((row, index) => isSameValue(row.id, other[index]?.id));

function isMissing(values: FormValues, path: string, form: CompiledForm | undefined): boolean {
  // The form's own rules have looked already, and know what is hidden.
  if (form?.byPath.has(path)) return false;
  const [table = '', column] = path.split('.');
  if (column === undefined) return isEmptyValue(ownValue(values, path));
  const rows = ownValue(values, table);
  return Array.isArray(rows) && rows.some((row) => isRow(row) && isEmptyValue(ownValue(row, column)));
}

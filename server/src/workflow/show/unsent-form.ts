import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { type Row, rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { isOpen } from '@fairway/domain/workflow/engine/form-change.ts';
import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { mergeSent } from '../../records/save/read-sent.ts';

/**
 * The form as somebody has filled it in so far: what their step lets them write over what stands, worked out. Nothing
 * is checked; it only says where a decision would lead.
 */
export function unsentForm(
  form: CompiledForm | undefined,
  { form: kept, submittedAt }: Pick<FlowState, 'form' | 'submittedAt'>,
  node: FlowNode,
  sent: FormValues,
  context: FormContext,
): FormValues {
  if (!form) return kept;
  const standing = submittedAt === null ? { ...newValues(form, context), ...kept } : kept;
  const merged = mergeSent(form, standing, openPart(form, node, sent, standing), context);
  return deriveFields(form, merged, { context }).values;
}

function openPart(form: CompiledForm, node: FlowNode, sent: FormValues, standing: FormValues): FormValues {
  const open: FormValues = {};
  for (const [path, value] of Object.entries(sent)) {
    const columns = form.columns.get(path);
    if (!columns) {
      if (isOpen(node, path)) open[path] = value;
      continue;
    }
    const writable = columns.flatMap((column) =>
      isOpen(node, column.path) ? (column.field.model ?? []) : [],
    );
    const rows = rowsOf(sent, path).map((row) => cellsOf(row, ['id', ...writable]));
    if (isOpen(node, path)) open[path] = rows;
    else if (writable.length > 0) {
      // Rows stay as they are; only what stands in them may change.
      const byId = new Map(rows.map((row) => [row.id, row]));
      open[path] = rowsOf(standing, path).map((row) => ({ ...row, ...byId.get(row.id) }));
    }
  }
  return open;
}

const cellsOf = (row: Row, models: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([model]) => models.includes(model)));

/** What is another value than before. */
export const changedValues = (before: FormValues, after: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([model, value]) => !isSameValue(Object.hasOwn(before, model) ? before[model] : undefined, value),
    ),
  );

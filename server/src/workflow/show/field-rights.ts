import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { FieldRights, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { rightsAt } from '@fairway/domain/workflow/engine/form-change.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';

/** What a step lets somebody write. */
export const writingRights = (node: FlowNode, form: CompiledForm | undefined): FieldRights =>
  node.kind === 'start' || isHumanNode(node) ? rightsAt(node, form) : readingRights([node], form);

/** Everything to read, but what one of these steps hides. */
export function readingRights(nodes: readonly FlowNode[], form: CompiledForm | undefined): FieldRights {
  const hidden = new Set(nodes.flatMap(hiddenAt));
  const rights: FieldRights = {};
  for (const { path, table } of form?.reading ?? [])
    rights[path] = hidden.has(path) || (table !== undefined && hidden.has(table)) ? 'hidden' : 'read';
  return rights;
}

const hiddenAt = (node: FlowNode): string[] =>
  node.kind === 'start' || isHumanNode(node)
    ? Object.entries(node.fields).flatMap(([path, right]) => (right === 'hidden' ? [path] : []))
    : [];

/** Values without what is hidden, and without what the form has no field for: neither leaves the house. */
export function visibleValues(
  form: CompiledForm | undefined,
  rights: FieldRights,
  values: FormValues,
): FormValues {
  const isHidden = (path: string) => Object.hasOwn(rights, path) && rights[path] === 'hidden';
  const shown: FormValues = {};
  for (const [model, value] of Object.entries(values)) {
    if (!form?.byPath.has(model) || isHidden(model)) continue;
    const covered = (form.columns.get(model) ?? [])
      .filter(({ path }) => isHidden(path))
      .map(({ field }) => field.model ?? '');
    shown[model] =
      covered.length > 0 && Array.isArray(value) ? value.map((row) => withoutCells(row, covered)) : value;
  }
  return shown;
}

const withoutCells = (row: unknown, covered: readonly string[]): unknown =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(Object.entries(row).filter(([model]) => !covered.includes(model)))
    : row;

/** The same for what picked values are called. */
export const visibleLabels = <T>(rights: FieldRights, labels: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(labels).filter(([path]) => {
      const [table = path] = path.split('.');
      return ![path, table].some((name) => Object.hasOwn(rights, name) && rights[name] === 'hidden');
    }),
  );

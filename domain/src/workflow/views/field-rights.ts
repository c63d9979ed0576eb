import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { FieldRights, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import { deriveFields } from '../../forms/derive-fields.ts';
import type { FormContext } from '../../forms/expression/scope.ts';
import { rightsAt } from '../engine/form-change.ts';
import { type FlowState, visitOf } from '../engine/state.ts';
import { type CompiledFlow, hiddenAt, isHumanNode } from '../template/compile-flow.ts';

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

/** Everything that may hide a field: the start, and where people decide. */
export const stepsOf = ({ reading }: CompiledFlow): FlowNode[] =>
  reading.map(({ node }) => node).filter((node) => node.kind === 'start' || isHumanNode(node));

/** The steps somebody takes part in: the start for whose request it is, and where they have or had a task. */
export function stepsOfPerson(flow: CompiledFlow, state: FlowState, user: string): FlowNode[] {
  const isStarter = user === state.initiator || user === state.submittedBy;
  const ids = state.tasks
    .filter((task) => task.user === user || task.by === user)
    .flatMap((task) => visitOf(state, task.visit)?.node ?? []);
  const start = isStarter ? flow.root.slice(0, 1) : [];
  return [...start, ...[...new Set(ids)].flatMap((id) => flow.byId.get(id) ?? [])].map(({ node }) => node);
}

/** What a copy shows: no more than who sent it may see, than who reads it may see elsewhere, and than the start shows. */
export function copyRights(flow: CompiledFlow, state: FlowState, reader: string): FieldRights | undefined {
  const copy = state.cc.find(({ user }) => user === reader);
  if (!copy) return undefined;
  const sentAt = [flow.root[0], flow.byId.get(copy.node ?? '')].flatMap((placed) => placed?.node ?? []);
  const people = [copy.by, reader].flatMap((user) => stepsOfPerson(flow, state, user));
  return readingRights([...sentAt, ...people], flow.form);
}

/** Of fields a refusal is about, those that somebody at these steps can see. */
export function fieldsSeenFrom(
  { form }: CompiledFlow,
  { form: values }: Pick<FlowState, 'form'>,
  nodes: readonly FlowNode[],
  context: FormContext,
  fields: readonly string[],
): string[] {
  if (!form || fields.length === 0) return [...fields];
  const rights = readingRights(nodes, form);
  const { cells } = deriveFields(form, values, { rights, context });
  return fields.filter((path) => {
    const field = form.byPath.get(path);
    if (!field) return true;
    const isCellShown = !field.isHidden && rights[path] !== 'hidden';
    return field.table === undefined ? cells.get(path)?.state.visible : isCellShown;
  });
}

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

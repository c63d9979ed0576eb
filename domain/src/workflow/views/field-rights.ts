import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { FieldRights, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '../../forms/compile-form.ts';
import { deriveFields } from '../../forms/derive-fields.ts';
import type { FormContext } from '../../forms/expression/scope.ts';
import { rowsOf } from '../../forms/table-rows.ts';
import type { ShownAt } from '../../forms/visible-values.ts';
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

/** Whether these rights of a step let somebody write a field; a column is at least as closed as its sub-table. */
export function isWritableWith(rights: FieldRights, { path, table }: CompiledField): boolean {
  const isClosed = (name: string) =>
    Object.hasOwn(rights, name) && (rights[name] === 'read' || rights[name] === 'hidden');
  return !isClosed(path) && (table === undefined || !isClosed(table));
}

/** What picked values are called, without what somebody does not see; a column is seen in one of its rows. */
export function visibleLabels<T>(
  form: CompiledForm | undefined,
  values: FormValues,
  labels: Record<string, T>,
  isShown: ShownAt,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(labels).filter(([path]) => {
      const field = form?.byPath.get(path);
      if (!field) return false;
      if (field.table === undefined) return isShown(field);
      return rowsOf(values, field.table).some((_, row) => isShown(field, row));
    }),
  );
}

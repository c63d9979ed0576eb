import {
  type ContainerKind,
  containerKinds,
  type FormContainer,
  type FormDefinition,
  type FormField,
  type FormNode,
} from '@fairway/contract/forms.ts';

export const isContainer = (node: FormNode): node is FormContainer =>
  containerKinds.includes(node.kind as ContainerKind);

/** A field where it stands. */
export interface PlacedField {
  field: FormField;
  /** `model`, or `table.column`. */
  path: string;
  /** The sub-table it is a column of. */
  table?: FormField;
  /** What must be visible for it to be: the containers around it, the outermost first, and its table. */
  within: readonly (FormContainer | FormField)[];
}

/** Every field of a form in the order in which it is read, columns after their sub-table; what only shows has no path. */
export function fieldsOf({ nodes }: Pick<FormDefinition, 'nodes'>): PlacedField[] {
  const found: PlacedField[] = [];
  const visit = (node: FormNode, within: readonly (FormContainer | FormField)[]): void => {
    if (isContainer(node)) {
      for (const part of node.parts) for (const inner of part.nodes) visit(inner, [...within, node]);
      return;
    }
    found.push({ field: node, path: node.model ?? '', within });
    if (node.kind !== 'table') return;
    for (const column of node.columns ?? [])
      found.push({
        field: column,
        path: column.model ? `${node.model ?? ''}.${column.model}` : '',
        table: node,
        within: [...within, node],
      });
  };
  for (const node of nodes) visit(node, []);
  return found;
}

/** Every node with how deep it stands, containers too. */
export function nodesOf({ nodes }: Pick<FormDefinition, 'nodes'>): { node: FormNode; depth: number }[] {
  const found: { node: FormNode; depth: number }[] = [];
  const visit = (node: FormNode, depth: number): void => {
    found.push({ node, depth });
    if (isContainer(node))
      for (const part of node.parts) for (const inner of part.nodes) visit(inner, depth + 1);
    else for (const column of node.columns ?? []) visit(column, depth + 1);
  };
  for (const node of nodes) visit(node, 1);
  return found;
}

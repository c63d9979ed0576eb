import {
  type ContainerKind,
  type FormDefinition,
  type FormField,
  type fill,
  formVersion,
  type optionSource,
  readFormDefinition,
  type rowFill,
  type rowSource,
  type rule,
} from '@fairway/contract/forms.ts';
import type * as z from 'zod/mini';

/** What the language gives by itself, or what is written in a shorter way here. */
type Short = 'id' | 'kind' | 'options' | 'source' | 'rules' | 'fills' | 'rowFills' | 'columns';

/** A field as one writes it: what the language has a default for may be left out, and ids are given by `definitionOf`. */
export interface FieldDraft extends Partial<Omit<FormField, Short>> {
  kind: FormField['kind'];
  options?: z.input<typeof optionSource>;
  source?: z.input<typeof rowSource>;
  rules?: z.input<typeof rule>[];
  fills?: z.input<typeof fill>[];
  rowFills?: z.input<typeof rowFill>[];
  columns?: FieldDraft[];
}

export interface ContainerDraft {
  kind: ContainerKind;
  label?: string;
  visibleWhen?: string;
  accordion?: boolean;
  parts: { label?: string; span?: number; nodes: NodeDraft[] }[];
}

export type NodeDraft = FieldDraft | ContainerDraft;

export interface FormDraft {
  nodes: NodeDraft[];
  rules?: { expression: string; message: string; fields?: string[] }[];
  onLoad?: string;
}

const isContainer = (node: NodeDraft): node is ContainerDraft => 'parts' in node;

/** The whole form: a field is known by its model, everything else by its place. */
export function definitionOf({ nodes, ...rest }: FormDraft): FormDefinition {
  let places = 0;
  const placeId = () => {
    places += 1;
    return `place-${places}`;
  };
  const fieldOf = (field: FieldDraft, table?: string): object => ({
    ...field,
    id: field.model === undefined ? placeId() : table === undefined ? field.model : `${table}-${field.model}`,
    columns: field.columns?.map((column) => fieldOf(column, field.model)),
  });
  const nodeOf = (node: NodeDraft): object =>
    isContainer(node)
      ? {
          ...node,
          id: placeId(),
          parts: node.parts.map((part) => ({ ...part, id: placeId(), nodes: part.nodes.map(nodeOf) })),
        }
      : fieldOf(node);
  return readFormDefinition({ version: formVersion, ...rest, nodes: nodes.map(nodeOf) });
}

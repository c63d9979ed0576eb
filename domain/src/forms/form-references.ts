import type { FormDefinition, FormField } from '@fairway/contract/forms.ts';
import { fieldsOf, type PlacedField } from './form-tree.ts';

/** What a form gets choices from, and the columns it looks at there. */
export interface FormReference {
  kind: 'interface' | 'model';
  targetId: string;
  columns: string[];
}

/** Everything a form refers to: who may fill it in may ask these, and see no more of them. */
export function formReferences(definition: Pick<FormDefinition, 'nodes'>): FormReference[] {
  const placed = fieldsOf(definition);
  const found = new Map<string, FormReference>();
  const note = (
    kind: FormReference['kind'],
    targetId: string | undefined,
    columns: (string | undefined)[],
  ) => {
    if (!targetId) return;
    const key = `${kind} ${targetId}`;
    const known = found.get(key) ?? { kind, targetId, columns: [] };
    const named = columns.filter((column): column is string => Boolean(column));
    found.set(key, { ...known, columns: [...new Set([...known.columns, ...named])] });
  };
  for (const one of placed) {
    const { options, source, rowFills } = one.field;
    if (options?.from === 'interface')
      note('interface', options.interfaceId, [
        ...[options.valueColumn, options.labelColumn, options.childrenColumn],
        ...wantedColumns(one, placed),
      ]);
    if (source) {
      const columns = [
        ...[source.valueColumn, source.labelColumn],
        ...source.columns.map(({ column }) => column),
        ...wantedColumns(one, placed),
      ];
      note('interface', source.interfaceId, columns);
      note('model', source.modelId, columns);
    }
    for (const { interfaceId, mapping } of rowFills)
      note(
        'interface',
        interfaceId,
        mapping.map(({ from }) => from),
      );
  }
  return [...found.values()];
}

/** Columns of a picked row that fill other fields, that attributes show, or that go into a sub-table. */
function wantedColumns(
  { field, table }: PlacedField,
  placed: readonly PlacedField[],
): (string | undefined)[] {
  const attributes = placed.filter(
    (other) => isAttribute(other.field) && other.field.of === field.model && other.table === table,
  );
  return [
    ...field.fills.map(({ column }) => column),
    ...field.fills.flatMap(({ expression = '' }) =>
      [...expression.matchAll(/\{\s*picked\.([\p{L}\p{N}_]+)\s*\}/gu)].map((match) => match[1]),
    ),
    ...attributes.map(({ field: { column } }) => column),
    ...field.rowFills.flatMap(({ mapping }) => mapping.map(({ from }) => from)),
    ...(field.columns ?? []).map(({ model }) => model),
  ];
}

const isAttribute = ({ kind }: FormField): boolean =>
  kind === 'relatedAttribute' || kind === 'popupAttribute';

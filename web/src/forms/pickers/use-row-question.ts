import type { FormField, RowSource } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { useMemo } from 'react';
import { useParameters } from '../options.ts';
import type { Place } from '../part.ts';
import { useForm } from '../use-form.ts';
import type { RowQuestion } from './row-source.ts';

/** What a picker at a place asks: its parameters as they are now, and every column somebody there needs. */
export function useRowQuestion(source: RowSource, place: Place): RowQuestion {
  const { form } = useForm();
  const parameters = useParameters(source.parameters, place);
  const columns = useMemo(
    () => [...new Set([...columnsOf(source), ...columnsUsedAt(form, place.path)])],
    [source, form, place.path],
  );
  return useMemo(() => ({ source, parameters, columns }), [source, parameters, columns]);
}

/** What the picker itself shows; the value of a row comes without being asked for, and is not sought in. */
export const columnsOf = ({ labelColumn, columns }: RowSource): string[] => [
  labelColumn,
  ...columns.map(({ column }) => column),
];

/** What a picked row fills elsewhere, and what attributes show of it. */
function columnsUsedAt(form: CompiledForm, path: string): string[] {
  const picker = form.byPath.get(path);
  if (!picker) return [];
  const { field, table } = picker;
  const attributes = form.fields.filter((other) => other.table === table && other.field.of === field.model);
  return [
    ...field.fills.flatMap(({ column, expression = '' }) => [column ?? [], pickedIn(expression)].flat()),
    ...attributes.flatMap((attribute) => attribute.field.column ?? []),
    ...(field.kind === 'table' ? columnsIntoTable(field) : []),
  ];
}

const pickedIn = (expression: string): string[] =>
  [...expression.matchAll(/\{\s*picked\.([^{}]+?)\s*\}/g)].map(([, column = '']) => column);

/** By mapping, otherwise those of the same name. */
function columnsIntoTable({ rowFills: [fill], columns = [] }: FormField): string[] {
  if (fill && fill.mapping.length > 0) return fill.mapping.flatMap(({ from }) => from ?? []);
  return columns.flatMap(({ model }) => model ?? []);
}

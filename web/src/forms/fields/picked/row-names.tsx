import type { RowSource } from '@fairway/contract/forms.ts';
import type { ViewProps } from '../../part.ts';
import { rowLabel } from '../../pickers/row-source.ts';
import { usePickedRows } from '../../pickers/use-picked-rows.ts';
import { useRowQuestion } from '../../pickers/use-row-question.ts';
import { useShownAt } from '../../use-form.ts';
import { Names } from '../names/names.tsx';
import { idsIn } from '../names/value-lists.ts';

/** The labels of the rows a field names. */
export function RowNames({ field, ...props }: ViewProps) {
  if (field.source) return <KnownRowNames field={field} {...props} source={field.source} />;
  return <Names names={idsIn(props.value)} compact={props.compact} />;
}

function KnownRowNames({ value, place, compact, source }: ViewProps & { source: RowSource }) {
  const names = useRowNames(value, place, source);
  return <Names names={names.map(({ name }) => name)} compact={compact} />;
}

/** Each value with the label of its row. */
export function useRowNames(value: unknown, place: ViewProps['place'], source: RowSource) {
  const question = useRowQuestion(source, place);
  const values = idsIn(value);
  const text = useShownAt(place);
  const shown = values.length === 1 ? text : undefined;
  const rows = usePickedRows(question, shown === undefined ? values : []);
  if (shown !== undefined) return [{ value: values[0] ?? '', name: shown }];
  return rows.map(({ value: one, row, isAsked }) => ({
    value: one,
    name: row ? rowLabel(row, source) : isAsked ? '…' : one,
  }));
}

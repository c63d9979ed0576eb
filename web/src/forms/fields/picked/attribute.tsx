import type { RowSource } from '@fairway/contract/forms.ts';
import { useEffect, useEffectEvent } from 'react';
import type { Place, ViewProps } from '../../part.ts';
import { cellText } from '../../pickers/row-source.ts';
import { usePickedRows } from '../../pickers/use-picked-rows.ts';
import { useRowQuestion } from '../../pickers/use-row-question.ts';
import { useForm, useValueAt } from '../../use-form.ts';
import { Names } from '../names/names.tsx';
import { idsIn } from '../names/value-lists.ts';

/** A column of the row that another field has picked. */
export function Attribute(props: ViewProps) {
  const { field, place, value, compact } = props;
  const { form } = useForm();
  const [table] = place.row === undefined ? [] : place.path.split('.');
  const path = table === undefined ? (field.of ?? '') : `${table}.${field.of}`;
  const source = form.byPath.get(path)?.field.source;
  if (!source) return <Names names={[cellText(value)].filter(Boolean)} compact={compact} />;
  return <FollowedAttribute {...props} source={source} picker={{ path, row: place.row }} />;
}

interface FollowedAttributeProps extends ViewProps {
  source: RowSource;
  picker: Place;
}

/** What is read of the row goes into the values, where calculations find it. */
function FollowedAttribute({ field, place, value, compact, source, picker }: FollowedAttributeProps) {
  const store = useForm();
  const question = useRowQuestion(source, picker);
  const [chosen] = idsIn(useValueAt(picker));
  const [picked] = usePickedRows(question, chosen === undefined ? [] : [chosen]);
  const read = picked?.row ? (picked.row[field.column ?? ''] ?? null) : undefined;
  const supply = useEffectEvent((found: unknown) => store.supply(place, found));
  const isRead = store.mode === 'read';
  useEffect(() => {
    if (read !== undefined && !isRead) supply(read);
  }, [read, isRead]);
  const text = cellText(isRead ? (read ?? value) : value);
  return <Names names={text === '' ? [] : [text]} compact={compact} />;
}

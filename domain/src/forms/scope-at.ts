import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from './compile-form.ts';
import type { FormContext, Scope } from './expression/scope.ts';
import { Column, seenValue, type Value } from './expression/value.ts';
import { ownValue } from './own-value.ts';
import { type Row, rowsOf } from './table-rows.ts';

interface Sight {
  values: FormValues;
  context: FormContext;
  /** The sub-table and the row one stands in. */
  table?: string | undefined;
  row?: number | undefined;
  /** What can be seen beside the form, such as a picked row: `{picked.price}`. */
  besides?: Readonly<Record<string, Row | undefined>>;
}

/** What an expression sees from a place of a form, as `derive` would show it there: inside a row its own cells. */
export function scopeAt(form: CompiledForm, { values, context, table, row, besides = {} }: Sight): Scope {
  const read = (path: string): Value => {
    const dot = path.indexOf('.');
    if (dot < 0)
      return seenValue(form.columns.has(path) ? rowsOf(values, path).length : ownValue(values, path));
    const [owner, column] = [path.slice(0, dot), path.slice(dot + 1)];
    if (Object.hasOwn(besides, owner)) return seenValue(ownValue(besides[owner], column));
    const rows = rowsOf(values, owner);
    if (owner === table && row !== undefined) return seenValue(ownValue(rows[row], column));
    return new Column(rows.map((one) => seenValue(ownValue(one, column))));
  };
  return { read, context };
}

import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from './compile-form.ts';
import type { FormContext, Scope } from './expression/scope.ts';
import { Column, seenValue, type Value } from './expression/value.ts';
import { isRow } from './value-shape.ts';

type Row = Record<string, unknown>;

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
    if (dot < 0) return seenValue(form.columns.has(path) ? rowsOf(values, path).length : ownOf(values, path));
    const [owner, column] = [path.slice(0, dot), path.slice(dot + 1)];
    if (Object.hasOwn(besides, owner)) return seenValue(ownOf(besides[owner], column));
    const rows = rowsOf(values, owner);
    if (owner === table && row !== undefined) return seenValue(ownOf(rows[row], column));
    return new Column(rows.map((one) => seenValue(ownOf(one, column))));
  };
  return { read, context };
}

function rowsOf(values: FormValues, table: string): Row[] {
  const rows = ownOf(values, table);
  return Array.isArray(rows) && rows.every(isRow) ? rows : [];
}

const ownOf = (row: Row | undefined, key: string): unknown =>
  row !== undefined && Object.hasOwn(row, key) ? row[key] : undefined;

import type { Fill, FormField, FormValues } from '@fairway/contract/forms.ts';
import { type CompiledField, type CompiledForm, read } from './compile-form.ts';
import type { Change } from './derive-fields.ts';
import { isEmptyValue } from './empty-value.ts';
import { evaluateSingle } from './expression/evaluate.ts';
import { fieldsIn } from './expression/expression.ts';
import type { FormContext, Scope } from './expression/scope.ts';
import { seenValue } from './expression/value.ts';
import { ownValue } from './own-value.ts';
import { scopeAt } from './scope-at.ts';
import { type Row, rowsOf } from './table-rows.ts';
import { writtenValue } from './written-value.ts';

/** Their values are no single text, number or list of texts: what a column holds is taken as it is. */
const structuredKinds = [
  'cascader',
  'area',
  'organisation',
  'dateRange',
  'timeRange',
  'files',
  'pictures',
  'location',
  'table',
];

/**
 * What a choice at a field writes elsewhere by its `fills`: from the row that was picked, or from an expression over the
 * form and `{picked.column}`. Without a picked row what would come from it is emptied. In a sub-table `to` is a column
 * of the same row before it is a field outside; a column of another sub-table is written in all of its rows.
 */
export function pickedFills(
  form: CompiledForm,
  field: FormField,
  picked: Row | undefined,
  values: FormValues,
  context: FormContext,
  rowIndex?: number,
): Change[] {
  const own = compiledOf(form, field);
  if (!own) return [];
  const sight = { values, context, table: own.table, row: rowIndex, besides: { picked } };
  const scope = scopeAt(form, sight);
  return own.field.fills.flatMap((fill) => {
    const target = targetOf(form, own, fill.to);
    const value = target && filledValue(fill, target.field, picked, scope);
    if (!target || value === undefined) return [];
    return placesOf(target, own, values, rowIndex)
      .filter((row) => !fill.whenEmpty || isEmptyValue(standing(target, values, row)))
      .map((row) => changeOf(target, row, value));
  });
}

/** What the attributes of a picker show of the picked row: they are worked out, never typed. */
export function pickedAttributes(
  form: CompiledForm,
  field: FormField,
  picked: Row | undefined,
  rowIndex?: number,
): Change[] {
  const own = compiledOf(form, field);
  return form.fields
    .filter(({ field: { kind, of }, table }) => {
      const isAttribute = kind === 'relatedAttribute' || kind === 'popupAttribute';
      return isAttribute && own !== undefined && of === own.field.model && table === own.table;
    })
    .map((attribute) => {
      const shown = ownValue(picked, attribute.field.column ?? '') ?? null;
      return changeOf(attribute, attribute.table === undefined ? undefined : rowIndex, shown);
    });
}

const compiledOf = (form: CompiledForm, { id }: FormField): CompiledField | undefined =>
  form.fields.find(({ field }) => field.id === id);

const targetOf = (form: CompiledForm, { table }: CompiledField, to: string): CompiledField | undefined =>
  (table === undefined ? undefined : form.byPath.get(`${table}.${to}`)) ?? form.byPath.get(to);

/** Undefined writes nothing. */
function filledValue(
  { column, expression: text }: Fill,
  target: FormField,
  picked: Row | undefined,
  scope: Scope,
): unknown {
  if (column !== undefined) return fitting(columnOf(picked, column, target), target);
  const expression = read(text);
  if (!expression) return undefined;
  const isFromPick = fieldsIn(expression).some((path) => path.startsWith('picked.'));
  if (isFromPick && picked === undefined) return fitting(undefined, target);
  return writtenValue(evaluateSingle(expression, scope), target);
}

const writtenKinds = ['text', 'textarea', 'autoComplete', 'richText'];

/** A row of another model says what people read; where a field keeps no text, it takes what stands behind it. */
function columnOf(picked: Row | undefined, column: string, { kind }: FormField): unknown {
  const behind = writtenKinds.includes(kind) ? undefined : ownValue(picked, `${column}_id`);
  return behind ?? ownValue(picked, column);
}

function fitting(value: unknown, target: FormField): unknown {
  if (isEmptyValue(value)) return target.kind === 'table' ? [] : null;
  return structuredKinds.includes(target.kind) ? value : writtenValue(seenValue(value), target);
}

/** The rows a target is written in; one place without a row outside of sub-tables. */
function placesOf(
  target: CompiledField,
  own: CompiledField,
  values: FormValues,
  rowIndex: number | undefined,
): (number | undefined)[] {
  if (target.table === undefined) return [undefined];
  if (target.table === own.table) return rowIndex === undefined ? [] : [rowIndex];
  return rowsOf(values, target.table).map((_, index) => index);
}

const changeOf = ({ path }: CompiledField, row: number | undefined, value: unknown): Change =>
  row === undefined ? { model: path, value } : { model: path, value, row };

function standing({ table, path, field }: CompiledField, values: FormValues, row?: number): unknown {
  if (table === undefined) return ownValue(values, path);
  return row === undefined ? undefined : ownValue(rowsOf(values, table)[row], field.model ?? '');
}

import type { DefaultValue, FormField, FormValues } from '@fairway/contract/forms.ts';
import { startOfDay } from '../time/zoned.ts';
import { type CompiledField, type CompiledForm, read } from './compile-form.ts';
import { evaluateSingle } from './expression/evaluate.ts';
import type { FormContext, Scope } from './expression/scope.ts';
import { seenValue } from './expression/value.ts';
import { writtenValue } from './written-value.ts';

/** What a form starts with for this person now; fields without a default start with nothing. */
export function newValues(form: CompiledForm, context: FormContext): FormValues {
  const values: FormValues = {};
  for (const field of form.reading) {
    if (field.table !== undefined) continue;
    const value = defaultOf(field, values, context);
    if (value !== undefined) values[field.path] = value;
  }
  return values;
}

/** What a new row of a sub-table starts with. */
export function newRow(
  form: CompiledForm,
  table: string,
  values: FormValues,
  context: FormContext,
): FormValues {
  const row: FormValues = {};
  for (const column of form.columns.get(table) ?? []) {
    const value = defaultOf(column, values, context);
    if (value !== undefined) row[column.field.model ?? ''] = value;
  }
  return row;
}

function defaultOf({ field }: CompiledField, values: FormValues, context: FormContext): unknown {
  if (!field.default) return field.kind === 'table' ? [] : undefined;
  const read = (path: string) => seenValue(Object.hasOwn(values, path) ? values[path] : undefined);
  return valueOfDefault(field.default, field, { read, context });
}

function valueOfDefault(given: DefaultValue, field: FormField, scope: Scope): unknown {
  if ('value' in given) return given.value ?? undefined;
  if ('expression' in given) {
    const expression = read(given.expression);
    return expression ? (writtenValue(evaluateSingle(expression, scope), field) ?? undefined) : undefined;
  }
  return currentOf(given.current, field, scope.context);
}

type Current = Extract<DefaultValue, { current: unknown }>['current'];

function currentOf(current: Current, field: FormField, { now, zone, user }: FormContext): unknown {
  const several = (id: string) => (id === '' ? undefined : field.multiple ? [id] : id);
  switch (current) {
    case 'now':
      return now;
    case 'today':
      return startOfDay(now, zone);
    case 'user':
      return field.kind === 'users' ? [`${user.id}--user`] : several(user.id);
    case 'department':
      return several(user.departmentId);
    case 'position':
      return several(user.positionId);
    case 'organisation': {
      const path = [...user.organisationPath];
      return path.length === 0 ? undefined : field.multiple ? [path] : path;
    }
  }
}

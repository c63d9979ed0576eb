import type { FieldRights, FormValues } from '@fairway/contract/forms.ts';
import { mask, maskKind } from '../text/mask.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { isTrue } from './expression/evaluate.ts';
import { type Expression, partsOf } from './expression/expression.ts';
import type { FormContext } from './expression/scope.ts';
import { ownValue } from './own-value.ts';
import { scopeAt } from './scope-at.ts';
import { isRow } from './value-shape.ts';
import { whenShown } from './when-shown.ts';

/** Who looks at the values of a form. */
export interface Sight {
  /** What the step of a flow allows them. */
  rights?: FieldRights | undefined;
  /** Whom conditions ask about. */
  context: FormContext;
  /**
   * They fill the form in: they get what the form itself hides too, because its formulas work with it on their device.
   * What the step hides they do not get.
   */
  fillsIn?: boolean;
}

/** Whether a field is shown; a column in one of its rows. */
export type ShownAt = (field: CompiledField, row?: number) => boolean;

/**
 * The one rule of what somebody sees of a form with these values: not what it or their step hides, and what depends on a
 * condition only while that is true. Without a row, a column is shown if the condition is true without looking at one.
 */
export function shownAt(
  form: CompiledForm,
  values: FormValues,
  { rights, context, fillsIn }: Sight,
): ShownAt {
  return (field, row) => {
    const when = fillsIn && !isHiddenBy(rights, field) ? 'always' : whenShown(field, rights);
    if (when !== 'depends') return when === 'always';
    const scope = scopeAt(form, { values, context, table: field.table, row });
    return field.visible.every((condition) => isTrue(condition, scope));
  };
}

/** Values without what somebody does not see, and without what the form has no field for: neither leaves the house. */
export function visibleValues(form: CompiledForm | undefined, values: FormValues, sight: Sight): FormValues {
  return form ? keptValues(form, values, shownAt(form, values, sight)) : {};
}

/** The same where it is decided already. */
export function keptValues(form: CompiledForm, values: FormValues, isShown: ShownAt): FormValues {
  const kept: FormValues = {};
  for (const [model, value] of Object.entries(values)) {
    const field = form.byPath.get(model);
    if (!field || field.table !== undefined || !isShown(field)) continue;
    const columns = field.field.kind === 'table' ? (form.columns.get(model) ?? []) : undefined;
    kept[model] =
      columns && Array.isArray(value)
        ? value.map((row, index) => (isRow(row) ? cellsOf(row, columns, (one) => isShown(one, index)) : row))
        : value;
  }
  return kept;
}

const cellsOf = (
  row: Record<string, unknown>,
  columns: readonly CompiledField[],
  isShown: (column: CompiledField) => boolean,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([model]) => {
      const column = columns.find(({ field }) => field.model === model);
      return column ? isShown(column) : model === 'id';
    }),
  );

/** Values as they leave the house: the middle of what is masked is covered. */
export function maskedValues(form: CompiledForm, values: FormValues): FormValues {
  const masked: FormValues = { ...values };
  for (const field of form.reading) {
    if (maskKind(field.field.mask) === undefined) continue;
    const { path, table } = field;
    const model = field.field.model ?? '';
    if (table === undefined) {
      if (Object.hasOwn(masked, path)) masked[path] = maskedValue(field, masked[path]);
    } else if (Array.isArray(ownValue(masked, table)))
      masked[table] = (masked[table] as unknown[]).map((row) =>
        isRow(row) && Object.hasOwn(row, model) ? { ...row, [model]: maskedValue(field, row[model]) } : row,
      );
  }
  return masked;
}

/** One value of a masked field; what is no text has nothing to show of it. */
export function maskedValue({ field }: Pick<CompiledField, 'field'>, value: unknown): unknown {
  const kind = maskKind(field.mask);
  if (kind === undefined || value === null || value === undefined) return value;
  return typeof value === 'string' || typeof value === 'number' ? mask(kind, String(value)) : null;
}

function isHiddenBy(rights: FieldRights | undefined, { path, table }: CompiledField): boolean {
  const isHidden = (name: string) =>
    rights !== undefined && Object.hasOwn(rights, name) && rights[name] === 'hidden';
  return isHidden(path) || (table !== undefined && isHidden(table));
}

const askingWho = new Set(['USER', 'USERNAME', 'DEPT', 'DEPTNAME', 'ORG', 'POSITION', 'ROLES']);

/** Whether it depends on who looks at it that a field is shown. */
export const asksWhoLooks = ({ visible }: CompiledField): boolean => visible.some(asksWho);

function asksWho(expression: Expression): boolean {
  if (expression.type === 'call' && askingWho.has(expression.name.toUpperCase())) return true;
  return partsOf(expression).some(asksWho);
}

import type { FormValues, ValuePlace, WholeValue } from '@fairway/contract/forms.ts';
import { splitMixedId } from '../people/mixed-id.ts';
import { maskKind } from '../text/mask.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { ownValue } from './own-value.ts';
import { rowsOf } from './table-rows.ts';
import type { ShownAt } from './visible-values.ts';

/** Who asks for the whole value of a masked field. */
export interface Revealer {
  userId: string;
  roleIds: readonly string[];
  positionIds: readonly string[];
  /** They filled it in: they created the record, or it is their request. */
  isFiller: boolean;
  /** Fields that a step of theirs lets them look at. */
  atSteps?: ReadonlySet<string>;
}

export const isMasked = ({ field }: Pick<CompiledField, 'field'>): boolean =>
  maskKind(field.mask) !== undefined;

/** The masked fields of a form. */
export const maskedFields = ({ reading }: CompiledForm): CompiledField[] => reading.filter(isMasked);

/** Whether somebody who sees a masked field may look at its whole value. */
export function mayReveal({ field, path }: CompiledField, values: FormValues, who: Revealer): boolean {
  if (who.atSteps?.has(path)) return true;
  const { roles = [], positions = [], users = [], fields = [], filler = true } = field.revealTo ?? {};
  return (
    (filler && who.isFiller) ||
    users.includes(who.userId) ||
    fields.some((named) => peopleIn(ownValue(values, named)).includes(who.userId)) ||
    roles.some((role) => who.roleIds.includes(role)) ||
    positions.some((position) => who.positionIds.includes(position))
  );
}

/** The masked fields that somebody may look at and that are there to be looked at; a column in one of its rows. */
export const revealedFields = (
  form: CompiledForm,
  values: FormValues,
  { who, isShown }: { who: Revealer; isShown: ShownAt },
): CompiledField[] =>
  maskedFields(form).filter(
    (field) =>
      mayReveal(field, values, who) && placesOf(field, values).some(({ index }) => isShown(field, index)),
  );

/** The whole value at a place of a form; undefined where there is no such place, or nobody is shown it. */
export function wholeValueAt(
  field: CompiledField,
  values: FormValues,
  { row }: Pick<ValuePlace, 'row'>,
  isShown: ShownAt,
): string | undefined {
  const found = placesOf(field, values).find((place) => place.row === row && isShown(field, place.index));
  return found && textOf(found.value);
}

/** Every whole value of these fields that is not empty. */
export const wholeValuesOf = (
  fields: readonly CompiledField[],
  values: FormValues,
  isShown: ShownAt,
): WholeValue[] =>
  fields.flatMap((field) =>
    placesOf(field, values).flatMap(({ row, index, value }) => {
      const text = isShown(field, index) ? textOf(value) : '';
      return text === '' ? [] : [{ field: field.path, ...(row === undefined ? {} : { row }), value: text }];
    }),
  );

/** The people a field names: one, or several. */
const peopleIn = (value: unknown): string[] =>
  [value]
    .flat()
    .map((one) => splitMixedId(typeof one === 'string' ? one : ''))
    .flatMap(({ id, type }) => (type === 'user' ? id : []));

interface Placed {
  row: string | undefined;
  index: number | undefined;
  value: unknown;
}

function placesOf({ path, table, field }: CompiledField, values: FormValues): Placed[] {
  if (table === undefined) return [{ row: undefined, index: undefined, value: ownValue(values, path) }];
  return rowsOf(values, table).flatMap((row, index) =>
    typeof row.id === 'string' ? [{ row: row.id, index, value: ownValue(row, field.model ?? '') }] : [],
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

import type { IdValue } from '../../../people/select/id-select.tsx';
import type { PickFieldLook } from '../../../people/select/pick-field.tsx';
import type { EditProps } from '../../part.ts';
import { idsIn, idsValue } from '../names/value-lists.ts';

/** How a selector looks as a field of a form: its label and its error stand around it. */
export const lookOf = ({ field, ties, compact }: EditProps): PickFieldLook => ({
  label: field.label,
  placeholder: field.placeholder,
  ties,
  compact,
});

/** The value of a field of ids as its selector takes it. */
export const idsOf = ({ field, value, onChange }: EditProps): IdValue =>
  field.multiple
    ? { multiple: true, value: idsIn(value), onChange: (ids) => onChange(idsValue(ids, true)) }
    : { value: idsIn(value)[0] ?? '', onChange: (id) => onChange(idsValue([id].filter(Boolean), false)) };

/** Organisations and positions know no other ranges. */
export const rangeOf = ({ field: { selectType } }: EditProps): { selectType: 'all' | 'custom' } => ({
  selectType: selectType === 'custom' ? 'custom' : 'all',
});

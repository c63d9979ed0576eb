import { pickedAttributes, pickedFills } from '@fairway/domain/forms/picked-fills.ts';
import type { EditProps } from '../../part.ts';
import type { PickedRow } from '../../pickers/row-source.ts';
import { useForm } from '../../use-form.ts';

/** Takes a choice over: the value of the field, and whatever else the picked row fills in. */
export function usePick({ field, place, onChange }: Pick<EditProps, 'field' | 'place' | 'onChange'>) {
  const store = useForm();
  return (value: unknown, row: PickedRow | undefined): void => {
    store.set(place, value);
    const { form, values, viewing } = store;
    store.change([
      ...pickedAttributes(form, field, row, place.row),
      ...pickedFills(form, field, row, values, viewing.context, place.row),
    ]);
    // What else a change brings about may look at the fields that were just filled.
    onChange(value);
  };
}

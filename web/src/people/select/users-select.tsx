import { mixedIdOf, pickKeyOf, splitMixedId } from '@fairway/domain/people/mixed-id.ts';
import { PickField, type PickFieldLook } from './pick-field.tsx';
import { mixedSource } from './pick-source.ts';

interface UsersSelectProps extends PickFieldLook {
  /** People, organisations, positions, roles and groups as `id--type`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Anybody and everybody behind an organisation, a position, a role or a group. */
export function UsersSelect({ value, onChange, ...look }: UsersSelectProps) {
  return (
    <PickField
      {...look}
      source={mixedSource}
      multiple
      values={value}
      keyOf={(mixed) => pickKeyOf(splitMixedId(mixed))}
      asValue={mixedIdOf}
      onChange={onChange}
    />
  );
}

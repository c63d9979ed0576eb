import { pickKeyOf } from '@fairway/domain/people/mixed-id.ts';
import { PickField, type PickFieldLook } from './pick-field.tsx';
import { type OrganisationRange, organisationsSource } from './pick-source.ts';

/** The ids from the top down to the organisation. */
type Path = readonly string[];

type PathValue =
  | { multiple?: false; value: Path; onChange: (value: string[]) => void }
  | { multiple: true; value: readonly Path[]; onChange: (value: string[][]) => void };

/** Companies and departments; each value is the whole way down to one. */
export function OrganisationSelect(props: PickFieldLook & PathValue & OrganisationRange) {
  const { multiple = false, value: _, onChange: __, selectType, ableDepIds, ...look } = props;
  const values = props.multiple ? props.value : props.value.length > 0 ? [props.value] : [];
  const change = (paths: Path[]) => {
    if (props.multiple) props.onChange(paths.map((path) => [...path]));
    else props.onChange([...(paths[0] ?? [])]);
  };
  return (
    <PickField<Path>
      {...look}
      source={organisationsSource({ selectType, ableDepIds })}
      multiple={multiple}
      values={values}
      keyOf={(path) => pickKeyOf({ id: path.at(-1) ?? '', type: 'company' })}
      asValue={({ organizeIds }) => organizeIds}
      onChange={change}
    />
  );
}

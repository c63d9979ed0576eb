import { OrganisationSelect } from '../../people/select/organisation-select.tsx';
import type { EditProps, FieldPart } from '../part.ts';
import { pathsIn, pathsValue } from './names/value-lists.ts';
import { lookOf, rangeOf } from './people/look-of.ts';
import { PathNames } from './people/people-names.tsx';

function EditOrganisation(props: EditProps) {
  const { field, value, onChange } = props;
  const { multiple, ableDepIds, ableIds } = field;
  const paths = pathsIn(value, multiple);
  const range = { ...rangeOf(props), ableDepIds: ableDepIds ?? ableIds };
  if (multiple)
    return (
      <OrganisationSelect
        {...lookOf(props)}
        {...range}
        multiple
        value={paths}
        onChange={(chosen) => onChange(pathsValue(chosen, true))}
      />
    );
  return (
    <OrganisationSelect
      {...lookOf(props)}
      {...range}
      value={paths[0] ?? []}
      onChange={(path) => onChange(pathsValue(path.length > 0 ? [path] : [], false))}
    />
  );
}

export const organisationPart: FieldPart = { Edit: EditOrganisation, View: PathNames };

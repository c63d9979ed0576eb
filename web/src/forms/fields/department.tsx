import { DepartmentSelect } from '../../people/select/department-select.tsx';
import type { EditProps, FieldPart } from '../part.ts';
import { idsOf, lookOf, rangeOf } from './people/look-of.ts';
import { namesOf } from './people/people-names.tsx';

const EditDepartment = (props: EditProps) => (
  <DepartmentSelect
    {...lookOf(props)}
    {...idsOf(props)}
    {...rangeOf(props)}
    ableDepIds={props.field.ableDepIds ?? props.field.ableIds}
  />
);

export const departmentPart: FieldPart = { Edit: EditDepartment, View: namesOf('department') };

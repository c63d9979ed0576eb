import { RoleSelect } from '../../people/select/role-select.tsx';
import type { EditProps, FieldPart } from '../part.ts';
import { idsOf, lookOf } from './people/look-of.ts';
import { namesOf } from './people/people-names.tsx';

const EditRole = (props: EditProps) => <RoleSelect {...lookOf(props)} {...idsOf(props)} />;

export const rolePart: FieldPart = { Edit: EditRole, View: namesOf('role') };

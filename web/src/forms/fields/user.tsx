import { UserSelect } from '../../people/select/user-select.tsx';
import type { EditProps, FieldPart } from '../part.ts';
import { idsOf, lookOf } from './people/look-of.ts';
import { namesOf } from './people/people-names.tsx';

function EditUser(props: EditProps) {
  const { selectType, ableDepIds, ablePosIds, ableUserIds, ableRoleIds, ableGroupIds } = props.field;
  return (
    <UserSelect
      {...lookOf(props)}
      {...idsOf(props)}
      {...{ selectType, ableDepIds, ablePosIds, ableUserIds, ableRoleIds, ableGroupIds }}
    />
  );
}

export const userPart: FieldPart = { Edit: EditUser, View: namesOf('user') };

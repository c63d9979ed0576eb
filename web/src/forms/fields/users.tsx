import { UsersSelect } from '../../people/select/users-select.tsx';
import type { EditProps, FieldPart } from '../part.ts';
import { idsIn, idsValue } from './names/value-lists.ts';
import { lookOf } from './people/look-of.ts';
import { MixedNames } from './people/people-names.tsx';

const EditUsers = (props: EditProps) => (
  <UsersSelect
    {...lookOf(props)}
    value={idsIn(props.value)}
    onChange={(ids) => props.onChange(idsValue(ids, true))}
  />
);

export const usersPart: FieldPart = { Edit: EditUsers, View: MixedNames };

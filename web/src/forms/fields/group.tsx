import { GroupSelect } from '../../people/select/group-select.tsx';
import type { EditProps, FieldPart } from '../part.ts';
import { idsOf, lookOf } from './people/look-of.ts';
import { namesOf } from './people/people-names.tsx';

const EditGroup = (props: EditProps) => <GroupSelect {...lookOf(props)} {...idsOf(props)} />;

export const groupPart: FieldPart = { Edit: EditGroup, View: namesOf('group') };

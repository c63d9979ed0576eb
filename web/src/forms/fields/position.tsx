import { PositionSelect } from '../../people/select/position-select.tsx';
import type { EditProps, FieldPart } from '../part.ts';
import { idsOf, lookOf, rangeOf } from './people/look-of.ts';
import { namesOf } from './people/people-names.tsx';

const EditPosition = (props: EditProps) => (
  <PositionSelect
    {...lookOf(props)}
    {...idsOf(props)}
    {...rangeOf(props)}
    ableDepIds={props.field.ableDepIds}
    ablePosIds={props.field.ablePosIds ?? props.field.ableIds}
  />
);

export const positionPart: FieldPart = { Edit: EditPosition, View: namesOf('position') };

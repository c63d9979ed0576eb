import type { EditProps, FieldPart } from '../part.ts';
import { RowField } from './picked/row-field.tsx';
import { RowNames } from './picked/row-names.tsx';

function EditPopupSelect(props: EditProps) {
  const { source } = props.field;
  return source ? <RowField {...props} source={source} /> : <RowNames {...props} />;
}

export const popupSelectPart: FieldPart = { Edit: EditPopupSelect, View: RowNames };

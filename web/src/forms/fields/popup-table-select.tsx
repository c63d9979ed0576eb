import type { EditProps, FieldPart } from '../part.ts';
import { RowField } from './picked/row-field.tsx';
import { RowNames } from './picked/row-names.tsx';

function EditPopupTableSelect(props: EditProps) {
  const { source } = props.field;
  return source ? <RowField {...props} source={source} dropsDown /> : <RowNames {...props} />;
}

export const popupTableSelectPart: FieldPart = { Edit: EditPopupTableSelect, View: RowNames };

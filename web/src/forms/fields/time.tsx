import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { ClearButton } from './clear-button.tsx';
import { ShownText } from './shown-text.tsx';
import { textValue } from './text-value.ts';
import { hasSeconds, TimeInput, timeOf } from './time-input.tsx';

function TimeEdit(props: EditProps) {
  const { field, value, ties, onChange } = props;
  return (
    <div className="form-box">
      <TimeInput field={field} ties={ties} value={textValue(value) || null} onChange={onChange} />
      <ClearButton {...props} />
    </div>
  );
}

function TimeView({ value, compact }: ViewProps) {
  return <ShownText text={textValue(value)} compact={compact} number />;
}

export const timePart: FieldPart = {
  Edit: TimeEdit,
  View: TimeView,
  parse: (text, field) => (text.trim() === '' ? null : timeOf(text, hasSeconds(field))),
};

import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { LetterCount } from './letter-count.tsx';
import { ShownText } from './shown-text.tsx';
import { textValue } from './text-value.ts';
import './textarea.css';

const usualRows = 3;

/** Several lines; it grows with what is written. */
function TextareaEdit({ field, value, onChange, ties, compact }: EditProps) {
  const text = textValue(value);
  return (
    <div className="form-box form-textarea">
      <textarea
        {...ties}
        value={text}
        rows={compact ? 1 : Math.min(Math.max(field.rows ?? usualRows, 1), 20)}
        placeholder={field.placeholder}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
      {!compact && <LetterCount text={text} most={field.most} />}
    </div>
  );
}

function TextareaView({ value, compact }: ViewProps) {
  return <ShownText text={textValue(value)} compact={compact} />;
}

export const textareaPart: FieldPart = {
  Edit: TextareaEdit,
  View: TextareaView,
  parse: (text) => (text === '' ? null : text),
};

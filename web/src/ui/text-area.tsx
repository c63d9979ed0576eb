import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field.tsx';
import './text-area.css';

interface TextAreaProps extends FieldWords, TextareaHTMLAttributes<HTMLTextAreaElement> {
  value: string;
  /** Counted for the person to see; more can be typed, so that nothing pasted is cut off in silence. */
  most?: number | undefined;
}

/** Several lines; it grows with what is written. */
export function TextArea({ label, error, hint, most, rows = 2, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ties) => (
        <>
          <textarea {...rest} {...ties} rows={rows} />
          {most !== undefined && (
            <span className="text-area-count" aria-hidden="true">
              {rest.value.length}/{most}
            </span>
          )}
        </>
      )}
    </Field>
  );
}

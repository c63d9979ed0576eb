import { type ReactNode, useId } from 'react';
import './field.css';

export interface FieldWords {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

interface FieldProps extends FieldWords {
  /** The control, tied to the label and to what is said below it. */
  children: (ties: FieldTies) => ReactNode;
}

interface FieldTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What every field has around its control: the label above, below it what is wrong, or a hint. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={`field${error ? ' field-wrong' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? `${id}-note` : undefined,
        })}
      </div>
      {note && (
        <p id={`${id}-note`} className="field-note" role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}

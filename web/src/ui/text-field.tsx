import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useWords } from '../language/words.ts';
import { IconButton } from './icon-button.tsx';
import './text-field.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** Stands inside the field, at its end. */
  after?: ReactNode;
}

/** A labelled input that says what is wrong with it; a password gets an eye. */
export function TextField({ label, error, hint, after, type = 'text', ...rest }: TextFieldProps) {
  const words = useWords();
  const id = useId();
  const [shown, setShown] = useState(false);
  const note = error ?? hint;
  return (
    <div className={`text-field${error ? ' text-field-wrong' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <div className="text-field-box">
        <input
          {...rest}
          id={id}
          type={type === 'password' && shown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {type === 'password' && (
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={words(shown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!shown)}
          />
        )}
        {after}
      </div>
      {note && (
        <p id={`${id}-note`} className="text-field-note" role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}

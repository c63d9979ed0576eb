import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { useWords } from '../language/words.ts';
import { Field, type FieldWords } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import './text-field.css';

interface TextFieldProps extends FieldWords, InputHTMLAttributes<HTMLInputElement> {
  /** Stands inside the field, at its end. */
  after?: ReactNode;
}

/** A labelled input that says what is wrong with it; a password gets an eye. */
export function TextField({ label, error, hint, after, type = 'text', ...rest }: TextFieldProps) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(ties) => (
        <>
          <input {...rest} {...ties} type={type === 'password' && shown ? 'text' : type} />
          {type === 'password' && (
            <IconButton
              icon={shown ? 'eyeOff' : 'eye'}
              label={words(shown ? 'hidePassword' : 'showPassword')}
              onClick={() => setShown(!shown)}
            />
          )}
          {after}
        </>
      )}
    </Field>
  );
}

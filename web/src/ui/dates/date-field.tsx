import { Field, type FieldWords } from '../field.tsx';
import { DateInput, type DateInputProps } from './date-input.tsx';

/** A labelled date that says what is wrong with it. */
export function DateField({ label, error, hint, ...rest }: FieldWords & DateInputProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ties) => <DateInput {...rest} {...ties} />}
    </Field>
  );
}

import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import './select-field.css';

interface SelectFieldProps extends FieldWords, SelectHTMLAttributes<HTMLSelectElement> {
  value: string;
  options: readonly { value: string; label: string }[];
  /** What stands there while nothing is chosen, and takes a choice back. */
  placeholder: string;
}

/** One of many. The device's own list: a phone's wheel, typed letters on a desk. */
export function SelectField({ label, error, hint, options, placeholder, ...rest }: SelectFieldProps) {
  const { value } = rest;
  // Chosen once and no longer offered: it stays until the person chooses something else.
  const isOld = value !== '' && options.every((option) => option.value !== value);
  return (
    <Field label={label} error={error} hint={hint}>
      {(ties) => (
        <>
          <select {...rest} {...ties} className={value === '' ? 'select-field-none' : undefined}>
            <option value="">{placeholder}</option>
            {isOld && <option value={value}>{value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={18} />
        </>
      )}
    </Field>
  );
}

import type { Option } from '@fairway/contract/forms.ts';
import { type ReactNode, useId } from 'react';
import type { EditProps } from '../part.ts';
import './choices.css';

interface ChoicesProps extends Pick<EditProps, 'field' | 'ties'> {
  several: boolean;
  options: readonly Option[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** Stands behind the last one. */
  children?: ReactNode;
}

/** A few choices, all in sight: below or beside each other, or as buttons. */
export function Choices({ field, ties, several, options, chosen, onToggle, children }: ChoicesProps) {
  const name = useId();
  const { 'aria-invalid': isInvalid, 'aria-required': isRequired, ...group } = ties;
  // A group of checkboxes is neither wrong nor required itself: what is in it is.
  const state = several ? {} : { 'aria-invalid': isInvalid, 'aria-required': isRequired };
  return (
    <div
      {...group}
      {...state}
      role={several ? 'group' : 'radiogroup'}
      className={`form-choices form-choices-${field.look === 'button' ? 'buttons' : (field.direction ?? 'row')}`}
    >
      {options.map(({ value, label, disabled }) => (
        <label key={value} className="form-choice">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(value)}
            disabled={disabled}
            aria-invalid={several ? isInvalid : undefined}
            onChange={() => onToggle(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      {children}
    </div>
  );
}

/** The options, and what was chosen before and is offered no longer: it stays until somebody chooses otherwise. */
export const withOld = (options: readonly Option[], chosen: readonly string[], names: string): Option[] => [
  ...options,
  ...chosen
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: chosen.length === 1 && names ? names : value })),
];

import { useState } from 'react';
import type { Ties } from '../part.ts';
import { type Fineness, inputText, momentOf } from './moment-text.ts';
import './moment-input.css';

interface MomentInputProps {
  ties: Partial<Ties>;
  value: unknown;
  fineness: Fineness;
  zone: string;
  first: number | undefined;
  last: number | undefined;
  placeholder?: string | undefined;
  onChange: (at: number | null) => void;
}

const types: Record<Fineness, string> = {
  year: 'text',
  month: 'month',
  day: 'date',
  minute: 'datetime-local',
  second: 'datetime-local',
};

/** The device's own way to enter a date; what it shows is the wall of the form's zone, wherever the device is. */
export function MomentInput({
  ties,
  value,
  fineness,
  zone,
  first,
  last,
  placeholder,
  onChange,
}: MomentInputProps) {
  /** Half a date while it is being typed: the value of the form must not change it under the fingers. */
  const [typed, setTyped] = useState<string>();
  const text = inputText(value, fineness, zone);
  const isTyped = typed !== undefined && momentOf(typed, zone) === (value ?? null);
  return (
    <input
      {...ties}
      className={`form-moment${text === '' ? ' form-moment-none' : ''}`}
      type={types[fineness]}
      inputMode={fineness === 'year' ? 'numeric' : undefined}
      maxLength={fineness === 'year' ? 4 : undefined}
      placeholder={placeholder ?? (fineness === 'year' ? 'yyyy' : undefined)}
      step={fineness === 'second' ? 1 : undefined}
      min={first === undefined ? undefined : inputText(first, fineness, zone)}
      max={last === undefined ? latestOf(fineness) : inputText(last, fineness, zone)}
      value={isTyped ? typed : text}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(momentOf(event.target.value, zone));
      }}
    />
  );
}

/** Without it the year takes six digits. */
const latestOf = (fineness: Fineness): string | undefined =>
  ({ day: '9999-12-31', minute: '9999-12-31T23:59', second: '9999-12-31T23:59:59' })[fineness as string];

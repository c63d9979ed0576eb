import { useState } from 'react';
import { DateInput } from '../../ui/dates/date-input.tsx';
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

/** A date of a form: what it shows is the wall of the form's zone, wherever the device is. */
export function MomentInput(props: MomentInputProps) {
  const { ties, value, fineness, zone, first, last, placeholder, onChange } = props;
  /** Half a date while it is being typed: the value of the form must not change it under the fingers. */
  const [typed, setTyped] = useState<string>();
  const text = inputText(value, fineness, zone);
  const isTyped = typed !== undefined && momentOf(typed, zone) === (value ?? null);
  const shared = {
    ...ties,
    className: `form-moment${text === '' ? ' form-moment-none' : ''}`,
    value: isTyped ? typed : text,
  };
  const write = (next: string) => {
    setTyped(next);
    onChange(momentOf(next, zone));
  };
  const leave = () => setTyped(undefined);
  if (fineness === 'year')
    return (
      <input
        {...shared}
        inputMode="numeric"
        maxLength={4}
        placeholder={placeholder ?? 'yyyy'}
        onBlur={leave}
        onChange={(event) => write(event.target.value)}
      />
    );
  return (
    <DateInput
      {...shared}
      kind={fineness}
      zone={zone}
      placeholder={placeholder}
      min={first === undefined ? undefined : inputText(first, fineness, zone)}
      max={last === undefined ? undefined : inputText(last, fineness, zone)}
      onBlur={leave}
      onChange={write}
    />
  );
}

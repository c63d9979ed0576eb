import { useRef, useState } from 'react';
import { DateField } from '../../ui/dates/date-field.tsx';

interface ClockFieldProps {
  label: string;
  /** Counted from midnight. */
  minute: number;
  onChange: (minute: number) => void;
}

/** A time of day that is taken when the person leaves it: every digit on the way there would be saved otherwise. */
export function ClockField({ label, minute, onChange }: ClockFieldProps) {
  const [clock, setClock] = useState(asClock(minute));
  /** What was typed loosely is read while it is left: later than what was drawn. */
  const latest = useRef(clock);
  return (
    <DateField
      label={label}
      kind="time"
      value={clock}
      onChange={(next) => {
        latest.current = next;
        setClock(next);
      }}
      onBlur={() => {
        const chosen = asMinute(latest.current);
        if (chosen !== undefined && chosen !== minute) onChange(chosen);
      }}
    />
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const asClock = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

function asMinute(clock: string): number | undefined {
  const [, hours, minutes] = clock.match(/^(\d\d):(\d\d)/) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined;
}

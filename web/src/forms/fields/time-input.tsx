import type { FormField } from '@fairway/contract/forms.ts';
import { DateInput } from '../../ui/dates/date-input.tsx';
import type { Ties } from '../part.ts';

interface TimeInputProps {
  field: FormField;
  ties: Partial<Ties>;
  value: string | null;
  onChange: (time: string | null) => void;
}

export const hasSeconds = ({ format }: FormField): boolean => /s/.test(format ?? '');

export function TimeInput({ field, ties, value, onChange }: TimeInputProps) {
  return (
    <DateInput
      {...ties}
      className={`form-moment${value ? '' : ' form-moment-none'}`}
      kind={hasSeconds(field) ? 'timeOfSecond' : 'time'}
      value={value ?? ''}
      onChange={(text) => onChange(timeOf(text, hasSeconds(field)) ?? null)}
    />
  );
}

/** `8:30` as `08:30`, with seconds where the field has them; undefined when it is no time of day. */
export function timeOf(text: string, withSeconds: boolean): string | undefined {
  const [, hour = '', minute = '', second = '00'] =
    /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const parts = withSeconds ? [hour, minute, second] : [hour, minute];
  return parts.map((part) => part.padStart(2, '0')).join(':');
}

import type { Preferences } from '@fairway/contract/account.ts';
import { useWords } from '../../language/words.ts';
import { Switch } from '../../ui/switch.tsx';
import { ClockField } from './clock-field.tsx';
import './quiet-hours.css';

type Quiet = Preferences['quietHours'];

interface QuietHoursProps {
  value: Quiet;
  onChange: (value: Quiet) => void;
}

/** The night of the place where it is set: a phone that travels keeps the person's own hours. */
export function QuietHours({ value, onChange }: QuietHoursProps) {
  const words = useWords();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const set = (changes: Partial<Quiet>) => onChange({ ...value, zone, ...changes });
  const time = (name: 'from' | 'to', label: string) => (
    <ClockField
      key={name}
      label={label}
      minute={value[name]}
      onChange={(minute) => set({ [name]: minute })}
    />
  );
  return (
    <>
      <Switch
        label={words('quietHours')}
        hint={words('quietHoursHint')}
        checked={value.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      {value.enabled && (
        <div className="quiet-hours">
          {time('from', words('quietFrom'))}
          {time('to', words('quietTo'))}
          <p>{value.from === value.to ? words('quietNever') : words('quietZone', { zone: value.zone })}</p>
        </div>
      )}
    </>
  );
}

import { type PlainKey, useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';

/** How long a link opens; `usual` leaves it to the server. */
const choices = {
  usual: 'quoteLinkUsual',
  24: 'quoteLinkHours24',
  72: 'quoteLinkDays3',
  168: 'quoteLinkDays7',
  720: 'quoteLinkDays30',
} as const satisfies Record<string, PlainKey>;

interface LinkHoursProps {
  value: number | undefined;
  onChange: (hours: number | undefined) => void;
}

export function LinkHours({ value, onChange }: LinkHoursProps) {
  const words = useWords();
  return (
    <div className="quote-link-hours">
      <p>{words('quoteLinkOpens')}</p>
      <Choice
        label={words('quoteLinkOpens')}
        value={value === undefined ? 'usual' : String(value)}
        options={(['usual', '24', '72', '168', '720'] as const).map((one) => ({
          value: one as string,
          label: words(choices[one]),
        }))}
        onChange={(chosen) => onChange(chosen === 'usual' ? undefined : Number(chosen))}
      />
    </div>
  );
}

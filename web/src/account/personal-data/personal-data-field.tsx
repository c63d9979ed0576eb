import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Choices } from './choices.ts';
import type { PersonalField } from './fields.ts';
import { mostCharacters } from './values.ts';

interface PersonalDataFieldProps {
  field: PersonalField;
  /** Somebody else changes it: this line says who. */
  fixed?: string | undefined;
  value: string;
  error: string | undefined;
  choices: Choices;
  onChange: (text: string) => void;
  onLeave: () => void;
}

const firstDay = '1900-01-01';

export function PersonalDataField(props: PersonalDataFieldProps) {
  const { field, fixed, value, error, choices, onChange, onLeave } = props;
  const words = useWords();
  const shared = {
    name: field.name,
    label: words(field.label),
    hint: fixed ?? (field.hint && words(field.hint)),
    value,
    error,
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  switch (field.kind) {
    case 'chosen':
      return <SelectField {...shared} options={choices[field.name]} placeholder={words('personalChoose')} />;
    case 'lines':
      return <TextArea {...shared} most={mostCharacters(field.name)} />;
    case 'day':
      return (
        <DateField
          {...shared}
          kind="day"
          readOnly={fixed !== undefined}
          onChange={onChange}
          min={firstDay}
          max={formatDate(Date.now(), 'yyyy-MM-dd')}
        />
      );
    case 'text':
      return <TextField {...shared} {...(fixed ? { readOnly: true } : field.attributes)} />;
  }
}

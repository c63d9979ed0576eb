import { EntityPicker } from '../../entities/entity-picker.tsx';
import { inputText, momentOf } from '../../forms/fields/moment-text.ts';
import { useWords } from '../../language/words.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type DeskField, optionText } from './desk-fields.ts';
import './field-control.css';

interface FieldControlProps {
  field: DeskField;
  value: unknown;
  /** Of the wall its moments are read from. */
  zone: string;
  error?: string | undefined;
  onChange: (value: unknown) => void;
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** One field of a shipment to be typed or chosen. */
export function FieldControl({ field, value, zone, error, onChange }: FieldControlProps) {
  const words = useWords();
  const label = words(field.label);
  switch (field.kind) {
    case 'longText':
      return (
        <TextArea
          {...{ label, error, most: field.most, value: textOf(value) }}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'text':
    case 'code':
      return (
        <TextField
          {...{ label, error, maxLength: field.most, value: textOf(value) }}
          onChange={(event) =>
            onChange(field.kind === 'code' ? event.target.value.toUpperCase() : event.target.value)
          }
        />
      );
    case 'decimal':
      return (
        <TextField
          {...{ label, error, inputMode: 'decimal', value: textOf(value) }}
          onChange={(event) =>
            onChange(event.target.value.trim() || (field.field === 'chargeableKg' ? null : '0'))
          }
        />
      );
    case 'number':
      return (
        <TextField
          {...{ label, error, inputMode: 'numeric', value: textOf(value) }}
          onChange={(event) => {
            const figures = event.target.value.replace(/\D/g, '');
            onChange(figures === '' ? (field.field === 'packages' ? 0 : null) : Number(figures));
          }}
        />
      );
    case 'day':
      return <DateField {...{ label, error }} kind="day" value={textOf(value)} onChange={onChange} />;
    case 'moment':
      return (
        <DateField
          {...{ label, error, zone }}
          kind="minute"
          value={inputText(value, 'minute', zone)}
          onChange={(held) => onChange(held === '' ? null : momentOf(held, zone))}
        />
      );
    case 'switch':
      return <Switch label={label} checked={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          {...{ label, error, value: textOf(value), placeholder: words('pickPlaceholder') }}
          options={field.options.map((option) => ({ value: option.value, label: optionText(option, words) }))}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
      );
    case 'choices': {
      const chosen = listOf(value);
      return (
        <fieldset className="field-choices">
          <legend>{label}</legend>
          {field.options.map((option) => (
            <label key={option.value}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...chosen, option.value]
                      : chosen.filter((one) => one !== option.value),
                  )
                }
              />
              {optionText(option, words)}
            </label>
          ))}
        </fieldset>
      );
    }
    case 'entity':
      return (
        <EntityPicker
          {...{ entity: field.entity, label, values: value ? [String(value)] : [] }}
          onChange={([id]) => onChange(id ?? null)}
        />
      );
    case 'entities':
      return (
        <EntityPicker
          {...{ entity: field.entity, label, values: listOf(value), multiple: true }}
          onChange={onChange}
        />
      );
  }
}

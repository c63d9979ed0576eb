import type { SettingKey } from '@fairway/contract/setting-fields.ts';
import type { SettingValue } from '@fairway/contract/settings.ts';
import { useId } from 'react';
import { useWords } from '../language/words.ts';
import { DateField } from '../ui/dates/date-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PictureSetting } from './picture-setting.tsx';
import { settingName, settingShapes } from './setting-shapes.ts';
import { settingText } from './setting-text.ts';

interface SettingInputProps {
  settingKey: SettingKey;
  value: SettingValue;
  error: string | undefined;
  onChange: (value: SettingValue) => void;
}

/** What a setting is typed with. */
export function SettingInput({ settingKey: key, value, error, onChange }: SettingInputProps) {
  const words = useWords();
  const listId = useId();
  const shape = settingShapes[key];
  const label = words(settingName(key));
  const hint = shape.hint && words(shape.hint);
  const said = { label, error, hint };
  switch (shape.kind) {
    case 'flag':
      return (
        <>
          <Switch
            label={label}
            {...(hint && { hint })}
            checked={value === 1}
            onChange={(isOn) => onChange(isOn ? 1 : 0)}
          />
          {error && <p role="alert">{error}</p>}
        </>
      );
    case 'choice':
      return (
        <SelectField
          {...said}
          value={String(value)}
          placeholder={words('settingChoose')}
          options={shape.options.map(([one, name]) => ({ value: String(one), label: words(name) }))}
          onChange={({ target }) => {
            const chosen = shape.options.find(([one]) => String(one) === target.value);
            if (chosen) onChange(chosen[0]);
          }}
        />
      );
    case 'clock':
      return (
        <DateField
          {...said}
          kind="time"
          value={settingText(words, key, value)}
          onChange={(clock) => {
            const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
            if (hours && minutes) onChange(Number(hours) * 60 + Number(minutes));
          }}
        />
      );
    case 'picture':
      return <PictureSetting {...said} value={String(value)} onChange={onChange} />;
    case 'long':
      return <TextArea {...said} value={String(value)} onChange={({ target }) => onChange(target.value)} />;
    case 'zone':
      return (
        <>
          <TextField
            {...said}
            value={String(value)}
            list={listId}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={listId}>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </>
      );
    default:
      return (
        <TextField
          {...said}
          value={String(value)}
          autoComplete="off"
          inputMode={shape.kind === 'number' ? 'numeric' : undefined}
          after={shape.kind === 'number' && <span className="setting-unit">{words(shape.unit)}</span>}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

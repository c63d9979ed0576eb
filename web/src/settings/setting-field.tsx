import type { Setting, SettingValue } from '@fairway/contract/settings.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SettingInput } from './setting-input.tsx';
import { settingShapes } from './setting-shapes.ts';
import { settingText } from './setting-text.ts';

interface SettingFieldProps {
  setting: Setting;
  /** As it would be saved. */
  value: SettingValue;
  isEdited: boolean;
  isContested: boolean;
  error: string | undefined;
  /** Null goes back to the default. */
  onChange: (value: SettingValue | null) => void;
}

/** A setting with its default, who changed it, and what somebody else made of it meanwhile. */
export function SettingField(props: SettingFieldProps) {
  const { setting, value, isEdited, isContested, error, onChange } = props;
  const words = useWords();
  const { key, standard, isOwn, byName, at, most } = setting;
  const mayReset = isOwn ? value !== standard || !isEdited : isEdited;
  return (
    <div className="setting-field">
      <SettingInput settingKey={key} value={value} error={error} onChange={onChange} />
      <p className="setting-meta">
        {settingShapes[key].kind !== 'picture' && (
          <span>{words('settingDefault', { value: settingText(words, key, standard) })}</span>
        )}
        {most !== null && <span>{words('settingByOperator', { most })}</span>}
        {isOwn && at !== null && (
          <span>{words('settingChangedBy', { name: byName || '—', at: formatDate(at) })}</span>
        )}
        {mayReset && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {words('settingReset')}
          </Button>
        )}
      </p>
      {isContested && (
        <p className="setting-contested" role="status">
          <Icon name="warning" size={16} />
          {words('settingContested', { value: settingText(words, key, setting.value) })}
          <Button look="quiet" onClick={() => onChange(setting.value)}>
            {words('settingTakeTheirs')}
          </Button>
        </p>
      )}
    </div>
  );
}

import type { ShownOn } from '@fairway/contract/menus.ts';
import { useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { linkTargetWords, shownOnWords } from '../menu-words.ts';
import { IconPicker } from './icon-picker.tsx';
import type { MenuForm } from './menu-form.ts';

interface MenuFieldsProps {
  values: MenuForm;
  problems: Readonly<Record<string, string>>;
  isLink: boolean;
  /** Something new is shown everywhere. */
  isNew: boolean;
  onChange: (changes: Partial<MenuForm>) => void;
}

export function MenuFields({ values, problems, isLink, isNew, onChange }: MenuFieldsProps) {
  const words = useWords();
  const text = (name: 'fullName' | 'enName' | 'urlAddress', label: string, hint?: string) => (
    <TextField
      {...{ label, hint, value: values[name], error: problems[name] }}
      autoComplete="off"
      inputMode={name === 'urlAddress' ? 'url' : undefined}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <>
      {text('fullName', words('menuName'))}
      {text('enName', words('menuEnName'), words('menuEnNameHint'))}
      {isLink && text('urlAddress', words('menuAddress'), words('menuAddressHint'))}
      {isLink && (
        <div className="form-stack">
          <span className="menu-field-name">{words('menuOpens')}</span>
          <Choice
            label={words('menuOpens')}
            value={values.linkTarget}
            options={(['_blank', '_self'] as const).map((value) => ({
              ...{ value, label: words(linkTargetWords[value]) },
            }))}
            onChange={(linkTarget) => onChange({ linkTarget })}
          />
        </div>
      )}
      {!isNew && (
        <div className="form-stack">
          <span className="menu-field-name">{words('menuShownOn')}</span>
          <Choice
            label={words('menuShownOn')}
            value={values.shownOn}
            options={(Object.keys(shownOnWords) as ShownOn[]).map((value) => ({
              ...{ value, label: words(shownOnWords[value]) },
            }))}
            onChange={(shownOn) => onChange({ shownOn })}
          />
        </div>
      )}
      <IconPicker value={values.icon} onChange={(icon) => onChange({ icon })} />
    </>
  );
}

import { useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { drawings } from '../../ui/drawings.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import './icon-picker.css';

const names = Object.keys(drawings).sort() as IconName[];

/** `arrowUp` as it is read. */
const readable = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

interface IconPickerProps {
  value: string;
  onChange: (icon: IconName) => void;
}

/** Every picture there is; the arrows walk through them. */
export function IconPicker({ value, onChange }: IconPickerProps) {
  const words = useWords();
  const group = useId();
  const [keyword, setKeyword] = useState('');
  const called = calledIn(words('menuIconNames'));
  const nameOf = (name: IconName) => called.get(name) ?? readable(name);
  const wanted = keyword.trim().toLowerCase();
  const shown = names.filter((name) => `${readable(name)} ${nameOf(name)}`.toLowerCase().includes(wanted));
  return (
    <fieldset className="icon-picker">
      <legend>{words('menuIcon')}</legend>
      <SearchBox value={keyword} wait={0} placeholder={words('menuIconSearch')} onSearch={setKeyword} />
      <div className="icon-picker-grid">
        {shown.map((name) => (
          <label key={name} title={nameOf(name)}>
            <input
              type="radio"
              name={group}
              aria-label={nameOf(name)}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <Icon name={name} size={22} />
          </label>
        ))}
        {shown.length === 0 && <p>{words('menuIconNone')}</p>}
      </div>
    </fieldset>
  );
}

/** `anchor=锚;box=箱子`: what pictures are called in a language. */
const calledIn = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(';').map((pair) => pair.split('=', 2) as [string, string]));

import { debounce } from '@fairway/domain/time/debounce.ts';
import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import './search-box.css';

interface SearchBoxProps {
  value: string;
  /** Told once typing pauses; at once on Enter and on clearing. */
  onSearch: (keyword: string) => void;
  placeholder?: string | undefined;
  /** How long a pause is; a search on the device itself needs none. */
  wait?: number;
  ref?: Ref<HTMLInputElement>;
}

export function SearchBox({ value, onSearch, placeholder, wait, ref }: SearchBoxProps) {
  const words = useWords();
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const tell = useMemo(
    () =>
      debounce((keyword: string) => {
        told.current = keyword;
        latest.current(keyword);
      }, wait),
    [wait],
  );
  useEffect(() => () => tell.cancel(), [tell]);
  useEffect(() => {
    // The value changed from outside (back, cleared filters): what was typed gives way.
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  const type = (keyword: string) => {
    setTyped(keyword);
    tell(keyword.trim());
    // Not even one turn later: Enter right after the last letter acts on what is found by then.
    if (wait === 0) tell.flush();
  };
  return (
    <search className="search-box">
      <Icon name="search" size={18} />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        aria-label={words('search')}
        placeholder={placeholder ?? words('searchPlaceholder')}
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && tell.flush()}
      />
      {typed && (
        <IconButton
          icon="close"
          label={words('clearSearch')}
          onClick={() => {
            type('');
            tell.flush();
          }}
        />
      )}
    </search>
  );
}

import type { Option } from '@fairway/contract/forms.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DropDown } from '../../ui/drop-down.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Options } from '../options.ts';
import { isLong, OptionRows } from './option-rows.tsx';
import './option-sheet.css';
import { OptionsError } from './options-error.tsx';

interface OptionSheetProps {
  title: string;
  /** The field, and whether the options hang from it. */
  anchor: RefObject<HTMLElement | null>;
  hangs: boolean;
  offered: Options;
  several: boolean;
  /** By itself it is from so many options on that nobody sees them at one glance. */
  searchable: boolean | undefined;
  chosen: readonly string[];
  open: boolean;
  onClose: () => void;
  onConfirm: (chosen: readonly string[]) => void;
}

const atOneGlance = 8;

/** Options to choose from. One is taken at once; several when the person says so. */
export function OptionSheet(props: OptionSheetProps) {
  const { title, several, anchor, hangs, open, onClose } = props;
  const list = open && <OptionList {...props} key={several ? 'several' : 'one'} />;
  const close = (isLeft: boolean) => {
    onClose();
    if (!isLeft) anchor.current?.querySelector('button')?.focus();
  };
  return hangs ? (
    <DropDown anchor={anchor} open={open} onClose={close}>
      {list}
    </DropDown>
  ) : (
    <Sheet title={title} open={open} onClose={onClose} fill>
      {list}
    </Sheet>
  );
}

function OptionList(props: OptionSheetProps) {
  const { title, offered, several, searchable, chosen, hangs, anchor, onClose, onConfirm } = props;
  const words = useWords();
  const [keyword, setKeyword] = useState('');
  const [marked, setMarked] = useState(chosen);
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A sheet takes the focus by itself.
    if (hangs) (search.current ?? box.current?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
  }, [hangs]);
  const done = () => {
    onClose();
    if (hangs) anchor.current?.querySelector('button')?.focus();
  };
  const { options, ...state } = offered;
  const found = options.filter((option) => matches(option, keyword));
  const pick = ({ value }: Option) => {
    if (several) {
      setMarked(marked.includes(value) ? marked.filter((one) => one !== value) : [...marked, value]);
      return;
    }
    onConfirm([value]);
    done();
  };
  /** ↓ goes on into the rows; Enter takes the first that was found. */
  const pressInSearch = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const [first] = found;
    if (event.key === 'ArrowDown') box.current?.querySelector<HTMLElement>('[role="option"]')?.focus();
    else if (event.key === 'Enter' && first && !first.disabled) pick(first);
    else return;
    event.preventDefault();
  };
  const confirm = () => {
    // In the order of the options, and before them what is no longer offered.
    const places = new Map(options.map(({ value }, index) => [value, index]));
    onConfirm(marked.toSorted((one, other) => (places.get(one) ?? -1) - (places.get(other) ?? -1)));
    done();
  };
  return (
    <div
      ref={box}
      className={`option-sheet${isLong(options) ? ' option-sheet-long' : ''}${hangs ? ' option-sheet-hangs' : ''}`}
    >
      {(searchable || options.length > atOneGlance) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the search box inside has the focus
        <div className="option-sheet-search" onKeyDown={pressInSearch}>
          <SearchBox
            ref={search}
            value={keyword}
            onSearch={setKeyword}
            wait={0}
            placeholder={words('formSearchOptions')}
          />
        </div>
      )}
      {options.length === 0 && (
        <div className="option-sheet-none">
          <OptionsError {...state} />
        </div>
      )}
      {options.length > 0 && found.length === 0 && (
        <p className="option-sheet-none" role="status">
          {words('formNoneFound')}
        </p>
      )}
      {found.length > 0 && (
        <OptionRows
          label={title}
          options={found}
          several={several}
          chosen={marked}
          onPick={pick}
          onLeave={() => search.current?.focus()}
        />
      )}
      {several && (
        <footer className="option-sheet-actions">
          <Button look="primary" wide onClick={confirm}>
            {words('formChosenCount', { count: marked.length })}
          </Button>
        </footer>
      )}
    </div>
  );
}

function matches({ label, value }: Option, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase();
  return wanted === '' || label.toLowerCase().includes(wanted) || value.toLowerCase() === wanted;
}

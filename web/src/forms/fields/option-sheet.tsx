import type { Option } from '@fairway/contract/forms.ts';
import { useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Options } from '../options.ts';
import { isLong, OptionRows } from './option-rows.tsx';
import './option-sheet.css';
import { OptionsError } from './options-error.tsx';

interface OptionSheetProps {
  title: string;
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
  const { title, several, open, onClose } = props;
  return (
    <Sheet title={title} open={open} onClose={onClose} fill>
      {open && <OptionList {...props} key={several ? 'several' : 'one'} />}
    </Sheet>
  );
}

function OptionList({ title, offered, several, searchable, chosen, onClose, onConfirm }: OptionSheetProps) {
  const words = useWords();
  const [keyword, setKeyword] = useState('');
  const [marked, setMarked] = useState(chosen);
  const search = useRef<HTMLInputElement>(null);
  const { options, ...state } = offered;
  const found = options.filter((option) => matches(option, keyword));
  const pick = ({ value }: Option) => {
    if (several) {
      setMarked(marked.includes(value) ? marked.filter((one) => one !== value) : [...marked, value]);
      return;
    }
    onConfirm([value]);
    onClose();
  };
  const confirm = () => {
    // In the order of the options, and before them what is no longer offered.
    const places = new Map(options.map(({ value }, index) => [value, index]));
    onConfirm(marked.toSorted((one, other) => (places.get(one) ?? -1) - (places.get(other) ?? -1)));
    onClose();
  };
  return (
    <div className={`option-sheet${isLong(options) ? ' option-sheet-long' : ''}`}>
      {(searchable || options.length > atOneGlance) && (
        <div className="option-sheet-search">
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

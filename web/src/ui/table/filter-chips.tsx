import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { DropDown } from '../drop-down.tsx';
import { Icon } from '../icon.tsx';
import type { Column } from './column.ts';
import { FilterEditor } from './filter-editor.tsx';
import './filter-chips.css';
import { filterWords } from './filter-words.ts';
import type { TableFilters } from './use-table-filters.ts';

export interface FilterChipsHandle {
  /** Opens the filter of a column, or the choice among all of them. */
  open: (column?: string) => void;
}

interface FilterChipsProps<T> {
  columns: readonly Column<T>[];
  filters: TableFilters;
  ref?: Ref<FilterChipsHandle>;
}

const chooses = '';

/** What the table is narrowed by, each as a chip; a press changes it, the cross takes it off. */
export function FilterChips<T>({ columns, filters, ref }: FilterChipsProps<T>) {
  const words = useWords();
  /** The column whose filter is open; empty while one is chosen. */
  const [open, setOpen] = useState<string>();
  useImperativeHandle(ref, () => ({ open: (column = chooses) => setOpen(column) }));
  const offered = columns.filter(({ filter }) => filter);
  const used = offered.filter(({ id }) => filters.values[id]);
  const added = offered.find(({ id }) => id === open && !filters.values[id]);
  if (offered.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label={words('filter')}>
      {[...used, ...(added ? [added] : [])].map((column) => (
        <li key={column.id}>
          <FilterChip
            column={column}
            value={filters.values[column.id] ?? ''}
            isOpen={open === column.id}
            onOpen={(isOpen) => setOpen(isOpen ? column.id : undefined)}
            onChange={(value) => filters.change(column.id, value)}
          />
        </li>
      ))}
      <li>
        <AddFilter
          columns={offered.filter(({ id }) => !filters.values[id])}
          isOpen={open === chooses}
          onOpen={(isOpen) => setOpen(isOpen ? chooses : undefined)}
          onChoose={setOpen}
        />
      </li>
      {used.length > 0 && (
        <li>
          <button type="button" className="filter-chips-clear" onClick={filters.clear}>
            {words('clearConditions')}
          </button>
        </li>
      )}
    </ul>
  );
}

interface FilterChipProps<T> {
  column: Column<T>;
  value: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (value: string) => void;
}

function FilterChip<T>({ column, value, isOpen, onOpen, onChange }: FilterChipProps<T>) {
  const words = useWords();
  const chip = useRef<HTMLSpanElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const { name, filter } = column;
  // A chip that was only just added has to be in the page before something can hang from it. It closes at once:
  // the next key is meant for the table again.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(isOpen), [isOpen]);
  useEffect(() => {
    if (isShown) editor.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [isShown]);
  const close = (isLeft: boolean) => {
    onOpen(false);
    if (!isLeft) chip.current?.querySelector('button')?.focus();
  };
  if (!filter) return null;
  return (
    <span ref={chip} className={`filter-chip${value ? '' : ' filter-chip-empty'}`}>
      <button
        type="button"
        className="filter-chip-words"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {value ? (
          <>
            {words('tableChip', { name })}
            {filterWords(words, filter, value)}
          </>
        ) : (
          name
        )}
      </button>
      {value && (
        <button
          type="button"
          className="filter-chip-off"
          aria-label={words('tableFilterOff', { name })}
          title={words('tableFilterOff', { name })}
          onClick={() => onChange('')}
        >
          <Icon name="close" size={14} />
        </button>
      )}
      <DropDown anchor={chip} open={isOpen && isShown} onClose={close} width="own">
        <div ref={editor} role="dialog" aria-label={name}>
          <FilterEditor
            name={name}
            filter={filter}
            value={value}
            onChange={onChange}
            onDone={() => close(false)}
          />
        </div>
      </DropDown>
    </span>
  );
}

interface AddFilterProps<T> {
  columns: readonly Column<T>[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (column: string) => void;
}

function AddFilter<T>({ columns, isOpen, onOpen, onChoose }: AddFilterProps<T>) {
  const words = useWords();
  const anchor = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);
  const close = (isLeft: boolean) => {
    onOpen(false);
    if (!isLeft) anchor.current?.querySelector('button')?.focus();
  };
  if (columns.length === 0) return null;
  return (
    <span ref={anchor}>
      <button
        type="button"
        className="filter-chips-add"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts="F"
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name="plus" size={14} />
        {words('filter')}
      </button>
      <DropDown anchor={anchor} open={isOpen} onClose={close} width="own">
        <div
          ref={menu}
          role="menu"
          aria-label={words('filter')}
          className="filter-chips-menu"
          tabIndex={-1}
          onKeyDown={(event) => {
            const all = items();
            const now = all.indexOf(document.activeElement as HTMLElement);
            const next = { ArrowUp: now - 1, ArrowDown: now + 1, Home: 0, End: all.length - 1 }[event.key];
            // A letter goes to the next name that begins with it.
            const named =
              event.key.length === 1 && !event.ctrlKey && !event.metaKey
                ? [...all.slice(now + 1), ...all.slice(0, now + 1)].find((item) =>
                    item.textContent?.toLowerCase().startsWith(event.key.toLowerCase()),
                  )
                : undefined;
            if (next === undefined && !named) return;
            event.preventDefault();
            (named ?? all.at((next ?? 0) % all.length))?.focus();
          }}
        >
          {columns.map(({ id, name }) => (
            <button key={id} type="button" role="menuitem" tabIndex={-1} onClick={() => onChoose(id)}>
              {name}
            </button>
          ))}
        </div>
      </DropDown>
    </span>
  );
}

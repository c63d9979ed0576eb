import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHref, useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { takeTyping } from '../ui/keys/typed-ahead.ts';
import { useBackCloses } from '../ui/use-back-closes.ts';
import type { Found } from '../wire/find.ts';
import { recentFinds, rememberFind } from './recent-finds.ts';
import './search-dialog.css';
import { closeSearch, useSearch } from './search-store.ts';
import { useFinds } from './use-finds.ts';

/** One field that finds everything; arrows walk what is found, Enter opens it, with Ctrl beside this screen. */
export function SearchDialog() {
  const words = useWords();
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  const onlyNew = useSearch((search) => search.onlyNew);
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  /** What Enter was pressed with before anything was found: they want what stands first once that is certain. */
  const [entered, setEntered] = useState<string>();
  const [recent] = useState(recentFinds);
  const keyword = typed.trim();
  const { groups, first, isSearching, isPartly } = useFinds(keyword, onlyNew);
  const shown =
    keyword === '' && !onlyNew && recent.length > 0
      ? [{ heading: words('searchRecent'), found: recent }, ...groups]
      : groups;
  const all = shown.flatMap(({ found }) => found);
  const current = Math.min(place, all.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;

  // Drawn before the next key can come: that key is for what was typed ahead, not for an empty field.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const ahead = takeTyping();
    setTyped(ahead.text);
    setEntered(ahead.isEntered ? ahead.text.trim() : undefined);
  }, []);
  useBackCloses(true, closeSearch);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const open = (found: Found | undefined, beside: boolean) => {
    if (!found) return;
    rememberFind(found);
    closeSearch();
    if (found.outside === '_self' && !beside) location.assign(found.path);
    else if (found.outside) window.open(found.path, '_blank', 'noopener,noreferrer');
    else if (beside) window.open(root + found.path, '_blank', 'noopener');
    else void navigate(found.path);
  };
  const isCertain = keyword !== '' && entered === keyword && first !== 'coming';
  const openFirst = useEffectEvent(() => {
    setEntered(undefined);
    if (first !== 'coming') open(first, false);
  });
  useEffect(() => {
    if (isCertain) openFirst();
  }, [isCertain]);
  const go = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key];
    if (to !== undefined && all.length > 0) setPlace((to + all.length) % all.length);
    else if (event.key === 'Enter' && all.length === 0) setEntered(keyword);
    else if (event.key === 'Enter') open(all[current], event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  let index = -1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the veil is for pointers; keys have Esc
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={words(onlyNew ? 'searchNew' : 'searchEverything')}
      onClose={closeSearch}
      onClick={(event) => event.target === dialog.current && closeSearch()}
    >
      <div className="search-dialog-body">
        <div className="search-dialog-field">
          <Icon name={onlyNew ? 'plus' : 'search'} />
          <input
            autoFocus
            type="text"
            role="combobox"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={all.length > 0}
            aria-controls={listId}
            aria-activedescendant={all.length > 0 ? idOf(current) : undefined}
            aria-label={words(onlyNew ? 'searchNew' : 'searchEverything')}
            placeholder={words(onlyNew ? 'searchNewHint' : 'searchEverythingHint')}
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPlace(0);
              setEntered(undefined);
            }}
            onKeyDown={go}
          />
          <IconButton icon="close" label={words('close')} onClick={closeSearch} />
        </div>
        <div
          ref={list}
          id={listId}
          className="search-dialog-list"
          role="listbox"
          aria-label={words('searchFound')}
        >
          {shown.map(({ heading, found }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element says
            <div key={heading} role="group" aria-label={heading}>
              <p className="search-dialog-heading" aria-hidden="true">
                {heading}
              </p>
              {found.map((one) => {
                index += 1;
                const here = index;
                return (
                  <FoundOption
                    key={one.key}
                    id={idOf(here)}
                    found={one}
                    isCurrent={here === current}
                    onPoint={() => setPlace(here)}
                    onOpen={(event) => open(one, event.ctrlKey || event.metaKey)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {all.length === 0 && !isSearching && (keyword !== '' || onlyNew) && (
          <Empty drawing="search" title={words('searchNothing', { keyword })} />
        )}
        <p className="search-dialog-foot" role="status">
          {isSearching && keyword !== '' ? words('searching') : isPartly ? words('searchPartly') : ''}
        </p>
      </div>
    </dialog>
  );
}

interface FoundOptionProps {
  id: string;
  found: Found;
  isCurrent: boolean;
  onPoint: () => void;
  onOpen: (event: MouseEvent) => void;
}

function FoundOption({ id, found, isCurrent, onPoint, onOpen }: FoundOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className="search-dialog-option"
      onPointerMove={isCurrent ? undefined : onPoint}
      onClick={onOpen}
    >
      <Icon name={found.icon} size={18} />
      <span className="search-dialog-name">{found.name}</span>
      {found.line && <span className="search-dialog-line">{found.line}</span>}
    </div>
  );
}

import type { TreeNode } from '@fairway/contract/organisation.ts';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import type { TreeRowsHandle } from '../../ui/tree-rows.tsx';
import { indexOf } from '../pick-indexes.ts';
import { PickLevel } from './pick-level.tsx';
import { PickRecent } from './pick-recent.tsx';
import type { PickRowData } from './pick-row.tsx';
import { PickRows } from './pick-rows.tsx';
import type { PickSource } from './pick-source.ts';
import { useFoundRows } from './use-found-rows.ts';
import { useLevel } from './use-level.ts';

interface PickFinderProps {
  source: PickSource;
  tree: TreeNode[];
  multiple: boolean;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A search over the whole tree, and the tree level by level while nothing is searched. */
export function PickFinder({ source, tree, multiple, chosen, onChange }: PickFinderProps) {
  const words = useWords();
  const index = indexOf(tree);
  const [query, setQuery] = useState('');
  const level = useLevel(source, tree, index);
  const results = useFoundRows(source, tree, index, query);
  const isSearching = query.trim() !== '';
  const shown = isSearching ? results.rows : level.rows;
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useRef<TreeRowsHandle>(null);
  const wanted = useRef<string>(undefined);
  const chosenKeys = useMemo(() => new Set(chosen), [chosen]);

  useLayoutEffect(() => {
    // With a mouse comes a keyboard; on a phone it would cover half of the tree.
    if (!matchMedia('(hover: hover)').matches) return;
    // The dialog looks for the attribute when it opens; a tree that comes later finds it open.
    searchBox.current?.setAttribute('autofocus', '');
    if (searchBox.current?.closest('dialog')?.open) searchBox.current.focus();
  }, []);
  useLayoutEffect(() => {
    // The row that was pressed is gone with its level: the keys go on at the new one.
    if (wanted.current === undefined) return;
    const place = shown.findIndex(({ key }) => key === wanted.current);
    wanted.current = undefined;
    list.current?.goTo(Math.max(place, 0));
  }, [shown]);

  const pick = ({ key }: { key: string }) => {
    if (!multiple) onChange([key]);
    else if (chosenKeys.has(key)) onChange(chosen.filter((other) => other !== key));
    else onChange([...chosen, key]);
  };
  const open = (row: PickRowData) => {
    wanted.current = '';
    setQuery('');
    if (isSearching) level.openPlace(row.node);
    else level.open(row.node);
  };
  const up = () => {
    wanted.current = level.up();
  };
  const press = (event: KeyboardEvent) => {
    const inSearch = event.target === searchBox.current;
    if (event.nativeEvent.isComposing) return;
    if (inSearch && event.key === 'ArrowDown' && shown.length > 0) list.current?.goTo(0);
    else if (inSearch && event.key === 'Backspace' && query === '' && level.canGoUp) level.up();
    else if (inSearch && event.key === 'Enter' && isSearching && shown[0]) act(shown[0]);
    else if (!inSearch && event.key === '/') searchBox.current?.focus();
    else return;
    event.preventDefault();
  };
  const act = (row: PickRowData) => (row.press === 'pick' ? pick(row) : row.canOpen && open(row));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the search and the rows inside it
    <div className="pick-finder" onKeyDown={press}>
      <div className="pick-tools">
        <SearchBox
          ref={searchBox}
          value={query}
          onSearch={setQuery}
          wait={0}
          placeholder={words('pickSearchPlaceholder')}
        />
      </div>
      {!isSearching && (
        <>
          {level.isTop && (
            <PickRecent source={source} index={index} chosen={chosenKeys} onPick={(key) => pick({ key })} />
          )}
          <PickLevel level={level} multiple={multiple} chosen={chosen} onChange={onChange} />
        </>
      )}
      {isSearching && results.hidden > 0 && (
        <p className="pick-more">{words('pickMore', { shown: shown.length, hidden: results.hidden })}</p>
      )}
      {isSearching && shown.length === 0 ? (
        <Empty drawing="search" title={words('noMatch')} />
      ) : (
        <PickRows
          ref={list}
          label={isSearching ? words('pickResults') : (level.way.at(-1)?.fullName ?? words('pickTop'))}
          rows={shown}
          chosen={chosenKeys}
          multiple={multiple}
          onPick={pick}
          onOpen={open}
          onUp={!isSearching && level.canGoUp ? up : undefined}
          onLeave={() => searchBox.current?.focus()}
        />
      )}
    </div>
  );
}

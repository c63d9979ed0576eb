import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLoadAhead } from '../../ui/use-load-ahead.ts';
import { RowCards } from './row-cards.tsx';
import './row-finder.css';
import type { PickedRow, RowQuestion } from './row-source.ts';
import { RowTable } from './row-table.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import type { RowDraft } from './use-row-draft.ts';
import { type Rows, useRows } from './use-rows.ts';

/** Long enough not to ask at every letter, short enough to feel at once. */
const searchWait = 300;

interface RowFinderProps {
  question: RowQuestion;
  look: 'table' | 'cards';
  multiple: boolean;
  draft: RowDraft;
  onPick: (row: PickedRow) => void;
  /** Pressed twice. */
  onChoose?: (row: PickedRow) => void;
}

/** A search, what is chosen so far, and the rows found. ↑ ↓ walk them, / goes to the search. */
export function RowFinder({ question, look, multiple, draft, onPick, onChoose }: RowFinderProps) {
  const words = useWords();
  const [keyword, setKeyword] = useState('');
  const list = useRows(question, keyword);
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  useLoadAhead(scroller, end, list);
  useFirstFocus(searchBox);
  const Shown = look === 'table' ? RowTable : RowCards;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the search and the rows inside it
    <div className="row-finder" onKeyDown={(event) => walk(event, scroller.current, searchBox.current)}>
      <div className="row-finder-tools">
        <SearchBox ref={searchBox} value={keyword} onSearch={setKeyword} wait={searchWait} />
      </div>
      {multiple && draft.chosen.length > 0 && <ChosenRows draft={draft} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <div ref={scroller} className="row-finder-rows" tabIndex={0} aria-busy={list.isSearching}>
        {list.rows && list.rows.length > 0 ? (
          <Shown
            question={question}
            rows={list.rows}
            multiple={multiple}
            isChosen={draft.has}
            onPick={onPick}
            onChoose={onChoose}
          />
        ) : (
          <NoRows list={list} isSearch={keyword !== ''} />
        )}
        <div ref={end} className="row-finder-end" role="status">
          {list.isLoadingMore && words('loading')}
          {!list.hasMore && !list.isSearching && (list.rows?.length ?? 0) > 0 && words('noMoreData')}
        </div>
      </div>
    </div>
  );
}

function ChosenRows({ draft }: { draft: RowDraft }) {
  const words = useWords();
  return (
    <div className="row-finder-chosen">
      <ul aria-label={words('pickChosenCount', { count: draft.chosen.length })}>
        {draft.chosen.map(({ value, label }) => (
          <li key={value}>
            <Chip
              remove={{ label: words('pickRemove', { name: label }), onRemove: () => draft.remove(value) }}
            >
              <span className="row-finder-name">{label}</span>
            </Chip>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={draft.clear}>
        {words('pickClear')}
      </Button>
    </div>
  );
}

function NoRows({ list, isSearch }: { list: Rows; isSearch: boolean }) {
  const words = useWords();
  if (list.problem === 'forbidden') return <Empty drawing="locked" title={words('noPermission')} />;
  if (list.problem)
    return (
      <Empty
        drawing="broken"
        title={words('loadFailed')}
        {...(list.words ? { line: list.words } : {})}
        action={
          <Button icon="refresh" onClick={() => void list.refresh()}>
            {words('retry')}
          </Button>
        }
      />
    );
  if (!list.rows) return <Skeleton shape="line" count={7} />;
  return <Empty drawing="search" title={words(isSearch ? 'noMatch' : 'noData')} />;
}

const step: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

function walk(event: KeyboardEvent, scroller: HTMLElement | null, search: HTMLInputElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  const rows = [...(scroller?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])];
  const isInSearch = event.target === search;
  if (event.key === '/' && !isInSearch) {
    search?.focus();
    event.preventDefault();
    return;
  }
  const move = step[event.key];
  if (!move || rows.length === 0 || (isInSearch && event.key !== 'ArrowDown')) return;
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = move(at, rows.length - 1);
  event.preventDefault();
  if (to < 0) search?.focus();
  else rows[to]?.focus();
}

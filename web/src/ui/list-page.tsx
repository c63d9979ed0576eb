import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { IconButton } from './icon-button.tsx';
import './list-page.css';
import { ListRows, type ListRowsHandle, type RowProps } from './list-rows.tsx';
import type { ListState } from './list-state.ts';
import { NavBar } from './nav-bar.tsx';
import { SearchBox } from './search-box.tsx';
import { Sheet } from './sheet.tsx';
import { Skeleton } from './skeleton.tsx';
import { TabPanel } from './tabs.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useListKeys } from './use-list-keys.ts';

export interface ListPageProps<T> extends RowProps<T> {
  title: string;
  back?: string;
  actions?: ReactNode;
  /** Stands between the search and the rows. */
  lead?: ReactNode;
  /** The tabs in `lead` whose panel the rows are. */
  tabs?: { id: string; value: string } | undefined;
  list: ListState<T>;
  onClose?: () => void;
  search?: { value: string; onSearch: (keyword: string) => void; placeholder?: string };
  /** The content of the filter sheet; it closes the sheet when done. */
  filter?: {
    isActive: boolean;
    /** What it is called where it does not filter. */
    names?: { title: string; active: string };
    content: (close: () => void) => ReactNode;
  };
  empty: ReactNode;
  /** Cards, or rows of two lines without gaps. */
  density?: 'cards' | 'dense';
  /** What the person narrowed the list by, to be taken back from the empty state. */
  onClearConditions?: (() => void) | undefined;
  /** Stands in the place of the rows. */
  instead?: ReactNode;
}

export function ListPage<T>(props: ListPageProps<T>) {
  const { title, back, actions, lead, tabs, list, onClose, search, filter, empty, onClearConditions } = props;
  const words = useWords();
  const [filtering, setFiltering] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<ListRowsHandle>(null);
  useDocumentTitle(title);
  useListKeys({
    rows: list.rows?.length ?? 0,
    current: () => rows.current?.current() ?? -1,
    goTo: (row) => {
      rows.current?.goTo(row);
      // Beside an open detail one reads one after the other.
      const next = list.rows?.[row];
      if (next && props.openKey != null) props.onOpen?.(next);
    },
    close: onClose,
    searchBox: search && searchBox,
  });
  const names = filter?.names ?? { title: words('filter'), active: words('filterActive') };
  const closeFilter = () => setFiltering(false);
  const body = props.instead ?? (
    <ListBody
      {...props}
      ref={rows}
      empty={onClearConditions ? <NoMatch onClear={onClearConditions} /> : empty}
    />
  );
  return (
    <section className={`list-page${props.density === 'dense' ? ' list-page-dense' : ''}`}>
      <NavBar
        title={title}
        back={back}
        actions={
          <>
            <span className="list-page-refresh">
              <IconButton icon="refresh" label={words('refresh')} onClick={() => void list.refresh()} />
            </span>
            {actions}
          </>
        }
      />
      {(search || filter) && list.problem !== 'forbidden' && (
        <div className="list-page-tools">
          {search && <SearchBox ref={searchBox} {...search} />}
          {filter && (
            <IconButton
              icon="filter"
              label={filter.isActive ? names.active : names.title}
              marked={filter.isActive}
              onClick={() => setFiltering(true)}
            />
          )}
        </div>
      )}
      {lead}
      {tabs ? <TabPanel {...tabs}>{body}</TabPanel> : body}
      {filter && (
        <Sheet title={names.title} open={filtering} onClose={closeFilter}>
          {filter.content(closeFilter)}
        </Sheet>
      )}
    </section>
  );
}

function ListBody<T>({ list, empty, ref, ...row }: ListPageProps<T> & { ref: Ref<ListRowsHandle> }) {
  const words = useWords();
  if (list.problem === 'forbidden') return <Empty drawing="locked" title={words('noPermission')} />;
  if (list.problem && !list.rows) {
    const retry = <Button onClick={() => void list.refresh()}>{words('retry')}</Button>;
    return <Empty drawing="broken" title={words('loadFailed')} action={retry} />;
  }
  if (!list.rows) return <Skeleton />;
  return <ListRows ref={ref} list={{ ...list, rows: list.rows }} empty={empty} {...row} />;
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const words = useWords();
  const action = <Button onClick={onClear}>{words('clearConditions')}</Button>;
  return <Empty drawing="search" title={words('noMatch')} action={action} />;
}

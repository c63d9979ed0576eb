import { type ReactNode, useId, useRef } from 'react';
import { type PlainKey, useWords } from '../language/words.ts';
import { ActMenu } from '../ui/act-menu.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListPage } from '../ui/list-page.tsx';
import type { ListState } from '../ui/list-state.ts';
import { NavBar } from '../ui/nav-bar.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Column, Sorting } from '../ui/table/column.ts';
import { ColumnPanel, shownColumns } from '../ui/table/column-panel.tsx';
import { FilterChips, type FilterChipsHandle } from '../ui/table/filter-chips.tsx';
import { FilterSheet } from '../ui/table/filter-sheet.tsx';
import { Table } from '../ui/table/table.tsx';
import { TableDetail } from '../ui/table/table-detail.tsx';
import type { BatchAct } from '../ui/table/tick-bar.tsx';
import type { TableFilters } from '../ui/table/use-table-filters.ts';
import { useToolKeys } from '../ui/table/use-tool-keys.ts';
import { TabPanel } from '../ui/tabs.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { type FileKind, fileKinds, startExport } from './export/export-store.ts';
import { exportedColumns } from './export/exported-columns.ts';
import './table-screen.css';
import { useTableViews, type ViewsOfTable } from './use-table-views.ts';
import { ViewTabs, viewTabOf } from './view-tabs.tsx';

interface TableScreenProps<T extends object> {
  /** The name under which columns and views are kept: it never changes. */
  table: string;
  title: string;
  back?: string;
  actions?: ReactNode;
  /** Stands above the filters, on a desk: what the whole list is asked by. */
  top?: ReactNode;
  /** Stands above the rows. */
  lead?: ReactNode;
  /** Stays below the rows, on a desk: what they come to. */
  foot?: ReactNode;
  list: ListState<T>;
  columns: readonly Column<T>[];
  /** From `useTableFilters`; the feature reads its conditions from it. */
  filters: TableFilters;
  /** The order rows come in as long as nobody asks for another one, where that is the one of a column. */
  usualSorting?: Sorting | undefined;
  rowKey: (row: T) => string;
  /** A row on a phone or a tablet. */
  card: (row: T) => ReactNode;
  /** Left out where there is nothing to search by. */
  searchPlaceholder?: string | undefined;
  canSearch?: boolean;
  onOpen?: ((row: T) => void) | undefined;
  openKey?: string | null;
  onClose?: () => void;
  /** The open row. */
  detail?: ReactNode;
  /** The path of the row's own page, for a new tab. */
  pageHref?: ((row: T) => string) | undefined;
  acts?: readonly BatchAct<T>[] | undefined;
  /** Rows of the list as it is narrowed and ordered now, for the file. */
  exportRows?: (
    currentPage: number,
    pageSize: number,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly T[]; total: number }>;
  empty: ReactNode;
  /** Stands in the place of the rows: the same list as a map or a calendar, under the same filters. */
  instead?: ReactNode;
}

/** A list as a table on a desk and as cards elsewhere, with the same filters, views and acts. */
export function TableScreen<T extends object>(props: TableScreenProps<T>) {
  const isDesk = useMedia(desktop);
  const views = useTableViews(props.table, props.filters);
  return isDesk ? <Desk {...props} views={views} /> : <Cards {...props} views={views} />;
}

type PartProps<T extends object> = TableScreenProps<T> & { views: ViewsOfTable };

function Cards<T extends object>(props: PartProps<T>) {
  const { title, back, actions, lead, list, columns, filters, rowKey, card, views, detail, empty } = props;
  const words = useWords();
  const id = useId();
  if (detail) return detail;
  const hasTools = columns.some(({ filter, sort }) => filter || sort !== undefined);
  const hasViews = views.views.length > 0;
  const isNarrowed = Object.keys(filters.values).length > 0 || filters.sorting.key !== '';
  return (
    <ListPage
      title={title}
      back={back}
      actions={actions}
      lead={
        <>
          {hasViews && <ViewTabs id={id} shown={views} query={filters.query} />}
          {lead}
        </>
      }
      tabs={hasViews ? { id, value: viewTabOf(views) } : undefined}
      list={list}
      rowKey={rowKey}
      row={card}
      onOpen={props.onOpen}
      openKey={props.openKey ?? null}
      onClose={props.onClose}
      {...(props.canSearch !== false && { search: searchOf(props) })}
      {...(hasTools && {
        filter: {
          isActive: isNarrowed,
          names: { title: words('filter'), active: words('filterActive') },
          content: (done: () => void) => <FilterSheet columns={columns} filters={filters} onDone={done} />,
        },
      })}
      onClearConditions={filters.isFiltered ? filters.clear : undefined}
      empty={empty}
      instead={props.instead}
    />
  );
}

function Desk<T extends object>(props: PartProps<T>) {
  const { title, back, actions, top, lead, foot, list, filters, views, detail } = props;
  const words = useWords();
  const id = useId();
  const chips = useRef<FilterChipsHandle>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  useDocumentTitle(title);
  useToolKeys({ filter: () => chips.current?.open(), search: () => searchBox.current?.focus() });
  const { columns, exportRows } = props;
  const save = (as: FileKind) => {
    if (!exportRows) return;
    const shown = exportedColumns(shownColumns(columns, views.look), words);
    startExport({
      name: views.current ? `${title} ${views.current.name}` : title,
      as,
      heads: shown.map(({ head }) => head),
      page: async (currentPage, pageSize, signal) => {
        const { rows, total } = await exportRows(currentPage, pageSize, signal);
        const lines = rows.map((row) => shown.map(({ cell }) => cell(row)));
        return { lines, total };
      },
    });
  };
  const table = (
    <section className="table-screen">
      <NavBar
        title={title}
        back={back}
        actions={
          <>
            <IconButton icon="refresh" label={words('refresh')} onClick={() => void list.refresh()} />
            {actions}
          </>
        }
      />
      {top}
      {list.problem !== 'forbidden' && (
        <>
          <ViewTabs id={id} shown={views} query={filters.query} />
          <div className="table-screen-tools">
            {props.canSearch !== false && (
              <div className="table-screen-search">
                <SearchBox ref={searchBox} {...searchOf(props)} />
              </div>
            )}
            <FilterChips ref={chips} columns={columns} filters={filters} />
            <div className="table-screen-end">
              <RowCount list={list} />
              {exportRows && (
                <ActMenu
                  label={words('exportShown')}
                  icon="download"
                  acts={fileKinds.map((as) => ({
                    name: words(exportNames[as]),
                    icon: 'file',
                    act: () => save(as),
                  }))}
                />
              )}
              {!props.instead && (
                <ColumnPanel
                  columns={columns}
                  look={views.look}
                  onLook={views.setLook}
                  density={views.density}
                  onDensity={views.setDensity}
                />
              )}
            </div>
          </div>
        </>
      )}
      {lead}
      {list.problem === 'forbidden' ? (
        <Rows {...props} onFilter={() => undefined} />
      ) : (
        <TabPanel id={id} value={viewTabOf(views)}>
          {props.instead ?? <Rows {...props} onFilter={(column) => chips.current?.open(column)} />}
        </TabPanel>
      )}
      {foot}
    </section>
  );
  return <TableDetail table={table} detail={detail} />;
}

const exportNames = { xlsx: 'exportAsXlsx', csv: 'exportAsCsv' } as const satisfies Record<
  FileKind,
  PlainKey
>;

const searchOf = <T extends object>({ filters, searchPlaceholder }: TableScreenProps<T>) => ({
  value: filters.keyword,
  onSearch: filters.search,
  ...(searchPlaceholder !== undefined && { placeholder: searchPlaceholder }),
});

function RowCount<T>({ list: { rows, total, isMore } }: { list: ListState<T> }) {
  const words = useWords();
  if (!rows) return null;
  const counted = isMore ? 'tableCountMore' : 'tableCount';
  return (
    <span className="table-screen-count number" role="status">
      {total === undefined ? words('tableLoaded', { count: rows.length }) : words(counted, { total })}
    </span>
  );
}

function Rows<T extends object>(props: PartProps<T> & { onFilter: (column: string) => void }) {
  const { title, list, columns, filters, rowKey, views, empty } = props;
  const words = useWords();
  if (list.problem === 'forbidden') return <Empty drawing="locked" title={words('noPermission')} />;
  if (list.problem && !list.rows) {
    const retry = <Button onClick={() => void list.refresh()}>{words('retry')}</Button>;
    return <Empty drawing="broken" title={words('loadFailed')} action={retry} />;
  }
  if (!list.rows) return <Skeleton />;
  if (list.rows.length === 0 && filters.isFiltered) {
    const action = <Button onClick={filters.clear}>{words('clearConditions')}</Button>;
    return <Empty drawing="search" title={words('noMatch')} action={action} />;
  }
  if (list.rows.length === 0) return empty;
  return (
    <Table
      label={title}
      list={{ ...list, rows: list.rows }}
      columns={columns}
      rowKey={rowKey}
      look={views.look}
      onLook={views.setLook}
      density={views.density}
      sorting={filters.sorting.key === '' ? (props.usualSorting ?? filters.sorting) : filters.sorting}
      onSort={filters.sort}
      onFilter={props.onFilter}
      onOpen={props.onOpen}
      openKey={props.openKey ?? null}
      onClose={props.onClose}
      pageHref={props.pageHref}
      acts={props.acts}
    />
  );
}

import { type AgingRow, getAging } from '@fairway/contract/aging.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Empty } from '../../ui/empty.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useSession } from '../../wire/session-store.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { unappliedWord } from '../aging-words.ts';
import { GroupPane } from '../detail/group-pane.tsx';
import type { Cell } from '../paths.ts';
import { AgingBar } from './aging-bar.tsx';
import { AgingCard } from './aging-card.tsx';
import { agingTableColumns } from './aging-columns.tsx';
import { conditionsOf, filtersOf, viewOf } from './aging-question.ts';
import { AgingSummary } from './aging-summary.tsx';

/** What is owed to us or by us, by how long it is past; of a customer their own column. */
export function AgingPage() {
  const words = useWords();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const mayExport = useCan('accountsAnalysis', 'button', 'btn_download');
  const filters = useTableFilters();
  const view = viewOf(address);
  const conditions = conditionsOf(view, filters);
  const list = useList(getAging, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { first } = list;
  const today = formatDate(Date.now(), 'yyyy-MM-dd', defaultZone);
  const all: Omit<Cell, 'cell'> = {
    side: first?.sides.find((side) => side === view.side) ?? first?.sides[0] ?? view.side,
    ...{ asOf: first?.asOf ?? today, isToday: first?.isToday ?? view.asOf === '' },
    isAsInvoices: first?.isAsInvoices ?? true,
    filters: filtersOf(view.groupBy, filters),
  };
  const columns = useColumns(view.groupBy, isStaff, all);
  const bar = <AgingBar view={view} sides={first?.sides ?? [view.side]} isStaff={isStaff} />;
  const summary = first && first.pagination.total > 0 && (
    <AgingSummary aging={first} all={all} isDesk={isDesk} />
  );
  const row = list.rows?.find(({ key }) => key === id);
  return (
    <TableScreen<AgingRow>
      table="aging"
      title={words(isStaff ? 'agingTitle' : 'agingOwnTitle')}
      back={homePath}
      top={bar}
      lead={
        <>
          {!isDesk && bar}
          {summary}
        </>
      }
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ key }) => key}
      canSearch={false}
      card={(one) => <AgingCard row={one} unapplied={unappliedWord(all.side, isStaff)} />}
      onOpen={(one) => open(one.key)}
      openKey={id}
      onClose={close}
      {...((mayExport || !isStaff) && {
        exportRows: async (currentPage: number, pageSize: number, signal: AbortSignal) => {
          const { list: rows, pagination } = await listPage(getAging, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        },
      })}
      empty={<Empty title={words('agingEmpty')} line={words('agingEmptyLine')} />}
      detail={row && <GroupPane key={row.key} row={row} of={all} groupBy={view.groupBy} onClose={close} />}
    />
  );
}

function useColumns(
  groupBy: ReturnType<typeof viewOf>['groupBy'],
  isStaff: boolean,
  all: Omit<Cell, 'cell'>,
) {
  const words = useWords();
  const language = useLanguage();
  const key = JSON.stringify(all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only, the rest is in the key
  return useMemo(
    () => agingTableColumns(words, { groupBy, isStaff, all }),
    [language, groupBy, isStaff, key],
  );
}

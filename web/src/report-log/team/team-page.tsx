import { listReportStatistics, type ReportStatistics } from '@fairway/contract/report-log.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo, useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { rangeOf } from '../../ui/table/filter.ts';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { reportsScreen } from '../paths.ts';
import { MissingReports } from './missing-reports.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import { StatisticsCard } from './statistics-card.tsx';
import { statisticsColumns } from './statistics-columns.ts';

/** How those below me report: who is missing now, and how it went over a time. */
export function TeamPage() {
  const words = useWords();
  const language = useLanguage();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const [isRuling, setIsRuling] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => statisticsColumns(words), [language]);
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  const chosen = rangeOf(filters.values.period ?? '');
  const conditions = {
    keyword: filters.keyword,
    from: chosen.from || `${(chosen.to || today).slice(0, 7)}-01`,
    to: chosen.to || today,
  };
  const list = useList(listReportStatistics, conditions, { pageSize: pageSizeOf(isDesk) });
  return (
    <>
      <TableScreen<ReportStatistics>
        table="report-statistics"
        title={words('reportTeamTitle')}
        back={reportsScreen}
        actions={<IconButton icon="settings" label={words('reportRule')} onClick={() => setIsRuling(true)} />}
        top={<MissingReports />}
        lead={!isDesk && <MissingReports />}
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id }) => id}
        card={(person) => <StatisticsCard person={person} />}
        searchPlaceholder={words('reportSearchPerson')}
        exportRows={async (currentPage, pageSize, signal) => {
          const page = await listPage(listReportStatistics, conditions, { currentPage, pageSize, signal });
          return { rows: page.list, total: page.pagination.total };
        }}
        empty={<Empty title={words('reportNoTeam')} />}
      />
      {isRuling && <RuleSheet onClose={() => setIsRuling(false)} />}
    </>
  );
}

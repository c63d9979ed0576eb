import {
  listPunchStatistics,
  type PunchStatistic,
  punchStatisticKinds,
} from '@fairway/contract/punch-card.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, rangeOf } from '../../ui/table/filter.ts';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { punchTeamScreen } from '../paths.ts';
import { StatisticCard } from './statistic-card.tsx';
import { type StatisticKind, statisticColumns, statisticOrder } from './statistic-columns.ts';
import { StatisticsChart } from './statistics-chart.tsx';
import './statistics-page.css';
import { punchesOfPath } from './punches-of-path.ts';

const kindWords = { person: 'punchByPerson', day: 'punchByDay', target: 'punchByTarget' } as const;

/** How often and how long those I may see visited whom, in a time: by person, by day or by target. */
export function StatisticsPage() {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const [search, setSearch] = useSearchParams();
  const by = punchStatisticKinds.find((one) => one === search.get('by')) ?? 'person';
  const { values } = filters;
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  const chosen = rangeOf(values.period ?? '');
  const from = chosen.from || `${(chosen.to || today).slice(0, 7)}-01`;
  const to = chosen.to || today;
  const conditions = {
    ...orderOf(filters.sorting, statisticOrder),
    ...{ by, from, to, organizeId: choicesOf(values.organize ?? '')[0] ?? '' },
    ...(values.people && { userIds: choicesOf(values.people).join(',') }),
  };
  const list = useList(listPunchStatistics, conditions, { pageSize: pageSizeOf(isDesk) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => statisticColumns(words, by), [language, by]);
  const choose = (next: StatisticKind) =>
    setSearch(
      (before) => {
        const query = new URLSearchParams(before);
        query.set('by', next);
        for (const name of ['sidx', 'sort']) query.delete(name);
        return query;
      },
      { replace: true },
    );
  const open = (row: PunchStatistic) => {
    const path = punchesOfPath(by, row, { from, to });
    if (path) void navigate(path);
  };
  const top = (
    <div className="punch-statistics-top">
      <Choice
        label={words('punchStatisticsBy')}
        value={by}
        options={punchStatisticKinds.map((value) => ({ value, label: words(kindWords[value]) }))}
        onChange={choose}
      />
      <StatisticsChart by={by} rows={list.rows} period={`${from} – ${to}`} onPick={open} />
    </div>
  );
  return (
    <TableScreen<PunchStatistic>
      table="punch-statistics"
      title={words('punchStatistics')}
      back={punchTeamScreen}
      top={top}
      lead={!isDesk && top}
      list={list}
      columns={columns}
      filters={filters}
      canSearch={false}
      rowKey={({ key }) => key}
      card={(row) => <StatisticCard row={row} by={by} />}
      onOpen={open}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(listPunchStatistics, conditions, { currentPage, pageSize, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
      empty={<Empty title={words('punchNoneOfTeam')} line={words('punchNoneOfTeamLine')} />}
    />
  );
}

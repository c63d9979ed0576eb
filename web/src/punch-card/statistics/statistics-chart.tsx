import type { PunchStatistic } from '@fairway/contract/punch-card.ts';
import { useWords } from '../../language/words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import type { ChartData } from '../../ui/chart/chart-data.ts';
import { nameOf, type StatisticKind } from './statistic-columns.ts';

interface StatisticsChartProps {
  by: StatisticKind;
  rows: readonly PunchStatistic[] | undefined;
  period: string;
  onPick: (row: PunchStatistic) => void;
}

/** More bars than these nobody compares. */
const mostBars = 10;

/** Visits: days as they follow each other, people and targets by how many. */
export function StatisticsChart({ by, rows, period, onPick }: StatisticsChartProps) {
  const words = useWords();
  const measure = { name: words('punchVisits') };
  const named = (row: PunchStatistic) => ({ key: row.key, name: nameOf(words, row) });
  const dataOf = (all: readonly PunchStatistic[]): ChartData => {
    if (by === 'day') {
      const days = all.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      return {
        ...{ kind: 'lines', head: words('punchDay'), measure },
        categories: days.map((day) => ({ key: day.key, name: day.key.slice(5) })),
        lines: [
          { key: 'visits', name: words('punchVisits'), values: days.map(({ visits }) => visits) },
          { key: 'flagged', name: words('punchFlagged'), values: days.map(({ flagged }) => flagged) },
        ],
      };
    }
    const most = all.toSorted((one, other) => other.visits - one.visits).slice(0, mostBars);
    return {
      ...{ kind: 'bars', measure, head: words(by === 'person' ? 'punchPerson' : 'punchTarget') },
      bars: most.map((row) => ({ ...named(row), value: row.visits })),
    };
  };
  return (
    <Chart
      title={words('punchVisits')}
      period={period}
      data={rows && dataOf(rows)}
      onPick={(key) => {
        const row = rows?.find((one) => one.key === key);
        if (row) onPick(row);
      }}
    />
  );
}

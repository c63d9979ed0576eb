import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { useWords } from '../../language/words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { ChartBlock } from '../block.tsx';
import { figureOf, measureOf } from '../board-text.ts';
import type { ChartShown } from '../chart-shown.ts';

interface YearBlockProps extends ChartShown {
  board: Reply<typeof getPersonalBoard>;
  onMonth: (month: string) => void;
}

/** Boxes and what they earned, month by month. */
export function YearBlock({ board: { months, currency }, basis, pictureOf, onMonth }: YearBlockProps) {
  const words = useWords();
  const [{ values } = { values: {} }] = months;
  const line = 'profit' in values ? 'profit' : 'revenue' in values ? 'revenue' : undefined;
  const title = words(
    line === 'profit' ? 'mineMonths' : line === 'revenue' ? 'mineMonthsRevenue' : 'mineMonthsTeu',
  );
  return (
    <ChartBlock>
      <Chart
        title={title}
        period={`${months[0]?.month ?? ''} – ${months.at(-1)?.month ?? ''}`}
        basis={basis}
        {...pictureOf(title)}
        onPick={onMonth}
        data={{
          ...{
            kind: 'columns',
            head: words('boardsByMonth'),
            measure: measureOf(words, 'teu', currency),
          },
          categories: months.map(({ month }) => ({ key: month, name: month.slice(2) })),
          columns: [
            {
              ...{ key: 'teu', name: words('boardsTeu') },
              values: months.map((month) => Number(month.values.teu ?? 0)),
            },
          ],
          ...(line && {
            line: {
              ...{ key: line, name: measureOf(words, line, currency).name },
              measure: measureOf(words, line, currency),
              values: months.map((month) => figureOf(line, month.values[line])),
            },
          }),
        }}
      />
    </ChartBlock>
  );
}

import type { getEnterpriseBoard } from '@fairway/contract/boards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { useWords } from '../../language/words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { ChartBlock } from '../block.tsx';
import { isNone } from '../board-question.ts';
import { figureOf, measureOf } from '../board-text.ts';
import type { ChartShown } from '../chart-shown.ts';

interface MonthsBlockProps extends ChartShown {
  board: Reply<typeof getEnterpriseBoard>;
  onDrill: (dimension: 'month', key: string) => void;
}

const mostLines = 6;

/** Boxes by line and what they earned, month by month. */
export function MonthsBlock({ board, basis, pictureOf, onDrill }: MonthsBlockProps) {
  const words = useWords();
  const { months, lines, currency } = board;
  const line = board.can.seeProfit ? 'profit' : 'revenue';
  const shown = lines.slice(0, mostLines);
  const others = lines.slice(mostLines);
  const title = words('boardsMonths');
  return (
    <ChartBlock width="whole">
      <Chart
        title={title}
        period={`${months[0]?.month ?? ''} – ${months.at(-1)?.month ?? ''}`}
        basis={basis}
        {...pictureOf(title)}
        onPick={(month) => onDrill('month', month)}
        data={{
          ...{
            kind: 'columns',
            head: words('boardsByMonth'),
            measure: measureOf(words, 'teu', currency),
          },
          categories: months.map(({ month }) => ({ key: month, name: month.slice(2) })),
          columns: [
            ...shown.map(({ key, name }) => ({
              ...{ key, name: isNone(key) ? words('boardsNone') : name },
              values: months.map(({ teuByLine }) => Number(teuByLine[key] ?? 0)),
            })),
            ...(others.length > 0
              ? [
                  {
                    ...{ key: 'others', name: words('boardsRest') },
                    values: months.map(({ teuByLine }) =>
                      others.reduce((sum, { key }) => sum + Number(teuByLine[key] ?? 0), 0),
                    ),
                  },
                ]
              : []),
          ],
          line: {
            ...{ key: line, name: measureOf(words, line, currency).name },
            measure: measureOf(words, line, currency),
            values: months.map(({ values }) => figureOf(line, values[line])),
          },
        }}
      />
    </ChartBlock>
  );
}

import { getBoardRanking } from '@fairway/contract/boards.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { load } from '../../wire/calls.ts';
import { ChartBlock } from '../block.tsx';
import { isNone, type Question } from '../board-question.ts';
import { figureOf, measureOf } from '../board-text.ts';
import type { ChartShown } from '../chart-shown.ts';

interface ScatterBlockProps extends ChartShown {
  question: Question;
  currency: string;
  onDrill: (dimension: 'customer', key: string) => void;
}

const mostPoints = 60;

/** Which customers bring many boxes and little margin. */
export function ScatterBlock({ question, currency, basis, pictureOf, onDrill }: ScatterBlockProps) {
  const words = useWords();
  const asked = { ...question, dimension: 'customer', sidx: 'teu', pageSize: mostPoints } as const;
  const { data } = useQuery(load(getBoardRanking, { body: asked }));
  const title = words('boardsScatter');
  return (
    <ChartBlock>
      <Chart
        title={title}
        period={`${question.from} – ${question.to}`}
        basis={`${words('boardsScatterSays')} · ${basis}`}
        {...pictureOf(title)}
        onPick={(key) => onDrill('customer', key)}
        data={
          data && {
            ...{ kind: 'bubbles', head: words('boardsCustomer') },
            ...{ x: measureOf(words, 'teu', currency), y: measureOf(words, 'margin', currency) },
            size: measureOf(words, 'profit', currency),
            points: data.list.flatMap(({ key, name, values }) => {
              const [x, y] = [figureOf('teu', values.teu), figureOf('margin', values.margin)];
              const size = figureOf('profit', values.profit);
              return x === null || y === null || x === 0
                ? []
                : [
                    {
                      key,
                      name: isNone(key) ? words('boardsNone') : name,
                      x,
                      y,
                      size: Math.max(0, size ?? 0),
                    },
                  ];
            }),
          }
        }
      />
    </ChartBlock>
  );
}

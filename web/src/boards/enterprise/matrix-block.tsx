import type { BoardDimension, BoardMetric } from '@fairway/contract/board-fields.ts';
import { type BoardMatrix, boardMatrices, getBoardMatrix } from '@fairway/contract/boards.ts';
import { metrics } from '@fairway/domain/metrics/metrics.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { Choice } from '../../ui/choice.tsx';
import { load } from '../../wire/calls.ts';
import { ChartBlock } from '../block.tsx';
import { isNone, type Question } from '../board-question.ts';
import { figureOf, measureOf } from '../board-text.ts';
import type { ChartShown } from '../chart-shown.ts';
import { matrixWords, metricWords } from '../metric-words.ts';

interface MatrixBlockProps extends ChartShown {
  question: Question;
  currency: string;
  seesProfit: boolean;
  seesPeople: boolean;
  onDrill: (pairs: readonly (readonly [BoardDimension, string])[]) => void;
}

const sides: Readonly<Record<BoardMatrix, readonly [BoardDimension, BoardDimension]>> = {
  personByMonth: ['person', 'month'],
  lineByCarrier: ['line', 'carrier'],
  customerByMonth: ['customer', 'month'],
  lineByMonth: ['line', 'month'],
};
const offered: readonly BoardMetric[] = ['profit', 'teu', 'revenue', 'margin', 'jobs'];

/** One figure by two dimensions: where much is, and where little. */
export function MatrixBlock(props: MatrixBlockProps) {
  const { question, currency, seesProfit, seesPeople, onDrill, basis, pictureOf } = props;
  const words = useWords();
  const [chosen, setChosen] = useState<BoardMatrix>();
  const shown = boardMatrices.filter((one) => seesPeople || one !== 'personByMonth');
  const matrix = chosen ?? shown[0] ?? 'lineByCarrier';
  const [asked, setAsked] = useState<BoardMetric>();
  const metric = asked ?? (seesProfit ? 'profit' : 'teu');
  const { compare: _, ...body } = question;
  const { data } = useQuery(load(getBoardMatrix, { body: { ...body, matrix, metric } }));
  const nameOf = ({ key, name }: { key: string; name: string }) =>
    isNone(key) ? words('boardsNone') : name || key;
  const title = `${words(matrixWords[matrix])} · ${words(metricWords[metric])}`;
  const [across, along] = sides[matrix];
  return (
    <ChartBlock
      tools={
        <>
          <Choice
            label={words('boardsMatrix')}
            value={matrix}
            options={shown.map((one) => ({ value: one, label: words(matrixWords[one]) }))}
            onChange={setChosen}
          />
          <Choice
            label={words('boardsMetric')}
            value={metric}
            options={offered
              .filter((one) => seesProfit || !metrics[one].isGuarded)
              .map((one) => ({ value: one, label: words(metricWords[one]) }))}
            onChange={setAsked}
          />
        </>
      }
    >
      <Chart
        title={title}
        period={`${question.from} – ${question.to}`}
        basis={basis}
        {...pictureOf(title)}
        onPick={(row, column) => onDrill([[across, row], ...(column ? [[along, column] as const] : [])])}
        data={
          data && {
            ...{ kind: 'heat', head: words('boardsDimension'), measure: measureOf(words, metric, currency) },
            columns: data.columns.map((column) => ({ key: column.key, name: nameOf(column) })),
            rows: data.rows.map((row) => ({
              ...{ key: row.key, name: nameOf(row), values: row.cells.map((cell) => figureOf(metric, cell)) },
            })),
          }
        }
      />
    </ChartBlock>
  );
}

import type { BoardMetric } from '@fairway/contract/board-fields.ts';
import { getBoardRanking } from '@fairway/contract/boards.ts';
import { metrics } from '@fairway/domain/metrics/metrics.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { Block } from '../block.tsx';
import { isNone, type Question } from '../board-question.ts';
import '../board-table.css';
import { exactMetric } from '../board-text.ts';
import { metricWords } from '../metric-words.ts';

interface CarriersBlockProps {
  question: Question;
  seesProfit: boolean;
  onDrill: (dimension: 'carrier', key: string) => void;
}

const columns: readonly BoardMetric[] = ['jobs', 'onTimeRate', 'delayDays', 'rolledRate', 'costPerTeu'];

const most = 10;

/** How carriers keep what they promise. */
export function CarriersBlock({ question, seesProfit, onDrill }: CarriersBlockProps) {
  const words = useWords();
  const asked = { ...question, dimension: 'carrier', sidx: 'jobs', pageSize: most } as const;
  const query = useQuery(load(getBoardRanking, { body: asked }));
  const shown = columns.filter((metric) => seesProfit || !metrics[metric].isGuarded);
  return (
    <Block title={words('boardsCarriers')} width="whole">
      <Loaded query={query}>
        {({ list }) => (
          <div className="board-table-scroll">
            <table className="board-table">
              <caption className="visually-hidden">{words('boardsCarriers')}</caption>
              <thead>
                <tr>
                  <th scope="col">{words('boardsCarrier')}</th>
                  {shown.map((metric) => (
                    <th key={metric} scope="col">
                      {words(metricWords[metric])}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {list.map(({ key, name, values }) => (
                  <tr key={key}>
                    <th scope="row">
                      <button type="button" title={name} onClick={() => onDrill('carrier', key)}>
                        {isNone(key) ? words('boardsNone') : name}
                      </button>
                    </th>
                    {shown.map((metric) => (
                      <td key={metric} className="number">
                        {exactMetric(words, metric, values[metric])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
    </Block>
  );
}

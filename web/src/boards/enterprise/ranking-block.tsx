import { type BoardDimension, type BoardMetric, boardDimensions } from '@fairway/contract/board-fields.ts';
import { type BoardRank, getBoardRanking } from '@fairway/contract/boards.ts';
import { metrics } from '@fairway/domain/metrics/metrics.ts';
import { type CSSProperties, useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useList } from '../../wire/use-list.ts';
import { Block } from '../block.tsx';
import { isNone, type Question } from '../board-question.ts';
import '../board-table.css';
import { exactMetric, figureOf, measureOf, shortMetric } from '../board-text.ts';
import type { ChartShown } from '../chart-shown.ts';
import { dimensionWords, metricWords } from '../metric-words.ts';
import { GrowthMark } from './growth-mark.tsx';

interface RankingBlockProps extends ChartShown {
  question: Question;
  currency: string;
  seesProfit: boolean;
  seesPeople: boolean;
  dimension: BoardDimension;
  onDimension: (dimension: BoardDimension) => void;
  onDrill: (dimension: BoardDimension, key: string) => void;
  /** The list of the shipments behind a row. */
  listHref: (dimension: BoardDimension, key: string) => string;
}

const columns: readonly BoardMetric[] = ['jobs', 'teu', 'revenue', 'profit', 'margin', 'profitPerTeu'];
const mostBars = 10;

/** Who or what has most, with shares and classes; a row leads one level down. */
export function RankingBlock(props: RankingBlockProps) {
  const { question, currency, seesProfit, seesPeople, dimension, onDimension, onDrill, basis, pictureOf } =
    props;
  const words = useWords();
  const [sorting, setSorting] = useState<{ sidx?: BoardMetric; sort: 'asc' | 'desc' }>({ sort: 'desc' });
  const sidx = sorting.sidx ?? (seesProfit ? 'profit' : 'revenue');
  const list = useList(getBoardRanking, { ...question, dimension, sidx, sort: sorting.sort });
  const dimensions = boardDimensions.filter((one) => seesPeople || one !== 'person');
  const title = words('boardsRankBy', { dimension: words(dimensionWords[dimension]) });
  const nameOf = ({ key, name }: BoardRank) => (isNone(key) ? words('boardsNone') : name || key);
  const shown = columns.filter((metric) => seesProfit || !metrics[metric].isGuarded);
  const bars = (list.rows ?? []).slice(0, mostBars);
  const total = list.first?.total;
  return (
    <Block
      title={words('boardsRanking')}
      width="whole"
      tools={
        <Choice
          label={words('boardsDimension')}
          value={dimension}
          options={dimensions.map((one) => ({ value: one, label: words(dimensionWords[one]) }))}
          onChange={onDimension}
        />
      }
    >
      {list.rows?.length === 0 ? (
        <Empty title={words('boardsEmpty')} line={words('boardsEmptyLine')} />
      ) : !list.rows ? (
        <Skeleton count={4} />
      ) : (
        <div className="board-ranking">
          {bars.length > 1 && (
            <Chart
              level={3}
              title={`${title} · ${words(metricWords[sidx])}`}
              period={`${question.from} – ${question.to}`}
              basis={basis}
              {...pictureOf(title)}
              onPick={(key) => onDrill(dimension, key)}
              data={{
                kind: metrics[sidx].by || sorting.sort === 'asc' ? 'bars' : 'pareto',
                ...{ head: words(dimensionWords[dimension]), measure: measureOf(words, sidx, currency) },
                bars: bars.map((rank) => ({
                  ...{ key: rank.key, name: nameOf(rank), value: figureOf(sidx, rank.values[sidx]) },
                })),
                ...(total &&
                  figureOf(sidx, total[sidx]) !== null && { total: figureOf(sidx, total[sidx]) ?? 0 }),
              }}
            />
          )}
          <div className="board-table-scroll">
            <table className="board-table">
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{words(dimensionWords[dimension])}</th>
                  {shown.map((metric) => (
                    <SortHead
                      key={metric}
                      metric={metric}
                      sorting={{ ...sorting, sidx }}
                      onSort={setSorting}
                    />
                  ))}
                  <th scope="col">{words('boardsGrowth')}</th>
                  <th scope="col">{words('boardsShare')}</th>
                  <th scope="col">{words('boardsCumulated')}</th>
                  <th scope="col">{words('boardsClass')}</th>
                </tr>
              </thead>
              <tbody>
                {list.rows.map((rank) => (
                  <tr key={rank.key}>
                    <th scope="row">
                      <button type="button" title={nameOf(rank)} onClick={() => onDrill(dimension, rank.key)}>
                        {nameOf(rank)}
                      </button>
                    </th>
                    <Figures rank={rank} shown={shown} href={props.listHref(dimension, rank.key)} />
                    <td>
                      <GrowthMark metric={sidx} now={rank.values} before={rank.before} />
                    </td>
                    <td className="number">
                      {rank.share !== null && (
                        <>
                          <span
                            className="board-share"
                            style={{ '--share': `${Math.min(100, rank.share)}%` } as CSSProperties}
                          />
                          {rank.share.toFixed(1)}%
                        </>
                      )}
                    </td>
                    <td className="number">
                      {rank.cumulated === null ? '' : `${rank.cumulated.toFixed(1)}%`}
                    </td>
                    <td>{rank.class}</td>
                  </tr>
                ))}
              </tbody>
              {list.first && (
                <tfoot>
                  <tr>
                    <th scope="row">{words('boardsTotal')}</th>
                    {shown.map((metric) => (
                      <td key={metric} className="number">
                        {exactMetric(words, metric, list.first?.total[metric])}
                      </td>
                    ))}
                    <td>
                      <GrowthMark metric={sidx} now={list.first.total} before={list.first.totalBefore} />
                    </td>
                    <td colSpan={3} />
                  </tr>
                </tfoot>
              )}
            </table>
          </div>
          {list.hasMore && (
            <Button look="quiet" onClick={list.loadMore} disabled={list.isLoadingMore}>
              {words('boardsMore')}
            </Button>
          )}
        </div>
      )}
    </Block>
  );
}

interface SortHeadProps {
  metric: BoardMetric;
  sorting: { sidx: BoardMetric; sort: 'asc' | 'desc' };
  onSort: (sorting: { sidx: BoardMetric; sort: 'asc' | 'desc' }) => void;
}

function SortHead({ metric, sorting, onSort }: SortHeadProps) {
  const words = useWords();
  const isSorted = sorting.sidx === metric;
  const isDown = sorting.sort === 'desc';
  return (
    <th scope="col" aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        onClick={() => onSort({ sidx: metric, sort: isSorted && isDown ? 'asc' : 'desc' })}
      >
        {words(metricWords[metric])}
        {isSorted && (isDown ? ' ↓' : ' ↑')}
      </button>
    </th>
  );
}

function Figures({ rank, shown, href }: { rank: BoardRank; shown: readonly BoardMetric[]; href: string }) {
  const words = useWords();
  const language = useLanguage();
  return shown.map((metric) => (
    <td key={metric} className="number" title={exactMetric(words, metric, rank.values[metric])}>
      <Link to={href}>{shortMetric(words, language, metric, rank.values[metric])}</Link>
    </td>
  ));
}

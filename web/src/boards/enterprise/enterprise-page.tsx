import { type BoardDimension, boardDimensions } from '@fairway/contract/board-fields.ts';
import { getEnterpriseBoard } from '@fairway/contract/boards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ColumnPanel, shownColumns } from '../../ui/table/column-panel.tsx';
import { choicesText } from '../../ui/table/filter.ts';
import { FilterChips, type FilterChipsHandle } from '../../ui/table/filter-chips.tsx';
import { FilterSheet } from '../../ui/table/filter-sheet.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { useToolKeys } from '../../ui/table/use-tool-keys.ts';
import { TabPanel } from '../../ui/tabs.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useTableViews } from '../../views/use-table-views.ts';
import { ViewTabs, viewTabOf } from '../../views/view-tabs.tsx';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useBoardFilters } from '../board-filters.tsx';
import { narrowedBy, type Question, questionOf } from '../board-question.ts';
import { pictureOfCharts } from '../chart-shown.ts';
import { refreshFigures, useFollowFigures } from '../follow-figures.ts';
import { basisWords, stateWords } from '../metric-words.ts';
import { boardShipmentsScreen } from '../paths.ts';
import '../board.css';
import { BasisLine } from './basis-line.tsx';
import { CarriersBlock } from './carriers-block.tsx';
import { ChangeBlock } from './change-block.tsx';
import { CustomersBlock } from './customers-block.tsx';
import { DrillWay, nextDimension } from './drill-way.tsx';
import { ExportBoard } from './export-board.tsx';
import { Headline } from './headline.tsx';
import { LossBlock } from './loss-block.tsx';
import { MatrixBlock } from './matrix-block.tsx';
import { MonthsBlock } from './months-block.tsx';
import { PeriodBar } from './period-bar.tsx';
import { RankingBlock } from './ranking-block.tsx';
import { ReceivableBlock } from './receivable-block.tsx';
import { ScatterBlock } from './scatter-block.tsx';
import { TargetBlock } from './target-block.tsx';

type Board = Reply<typeof getEnterpriseBoard>;
const table = 'enterpriseBoard';

/** What the company carried and earned, narrowed and arranged as its reader likes. */
export function EnterprisePage() {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const views = useTableViews(table, filters);
  const [isFiltering, setIsFiltering] = useState(false);
  const chips = useRef<FilterChipsHandle>(null);
  useToolKeys({ filter: () => chips.current?.open(), search: () => undefined });
  const question = questionOf(filters.values, formatDate(Date.now(), 'yyyy-MM-dd'));
  const board = useQuery({
    ...load(getEnterpriseBoard, { body: question }),
    placeholderData: (before: Board | undefined) => before,
  });
  useFollowFigures(board.data?.isBehind ?? false);
  const columns = useBoardFilters(board.data?.can.seePeople ?? false);
  const blocks = useBlocks(question, board.data);
  const shown = shownColumns(blocks, views.look);
  const hasTabs = isDesk || views.views.length > 0;
  const content = (
    <Loaded query={board}>
      {(data) => (
        <div className="board">
          <BasisLine board={data} question={question} />
          {data.now.jobs === '0' && data.before?.jobs === '0' ? (
            <Empty title={words('boardsEmpty')} line={words('boardsEmptyLine')} />
          ) : (
            <div className="board-grid">
              {shown.map(({ id, block }) => (
                <Part key={id}>{block(data)}</Part>
              ))}
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
  return (
    <Page
      title={words('boardsEnterprise')}
      back={homePath}
      width="whole"
      actions={
        <>
          <IconButton icon="refresh" label={words('refresh')} onClick={refreshFigures} />
          {board.data?.can.download && <ExportBoard question={question} />}
          {isDesk && <IconButton icon="file" label={words('boardsPrint')} onClick={() => window.print()} />}
          {isDesk ? (
            <ColumnPanel
              columns={blocks}
              look={views.look}
              onLook={views.setLook}
              label={words('boardsBlocks')}
            />
          ) : (
            <IconButton icon="filter" label={words('filter')} onClick={() => setIsFiltering(true)} />
          )}
        </>
      }
      lead={
        <div className="board-lead">
          {hasTabs && <ViewTabs id={table} shown={views} query={filters.query} />}
          <PeriodBar filters={filters} />
          {isDesk && <FilterChips ref={chips} columns={columns} filters={filters} />}
          <DrillWay
            question={question}
            values={filters.values}
            onGoTo={(taken) =>
              filters.replace(
                Object.fromEntries(
                  Object.entries(filters.query).filter(([name]) => !taken.some((one) => name === `f.${one}`)),
                ),
              )
            }
          />
        </div>
      }
    >
      <Sheet title={words('filter')} open={isFiltering} onClose={() => setIsFiltering(false)}>
        <FilterSheet columns={columns} filters={filters} onDone={() => setIsFiltering(false)} />
      </Sheet>
      {hasTabs ? (
        <TabPanel id={table} value={viewTabOf(views)}>
          {content}
        </TabPanel>
      ) : (
        content
      )}
    </Page>
  );
}

const Part = ({ children }: { children: ReactNode }) => children;

interface BoardPart {
  id: string;
  name: string;
  block: (board: Board) => ReactNode;
}

/** The parts of the board in their usual order. */
function useBlocks(question: Question, board: Board | undefined): BoardPart[] {
  const words = useWords();
  const navigate = useNavigate();
  const filters = useTableFilters();
  const [search] = useSearchParams();
  const seesPeople = board?.can.seePeople ?? false;
  // The address may have been written by hand, or by somebody who sees more.
  const dimension =
    boardDimensions.find((one) => one === search.get('by') && (one !== 'person' || seesPeople)) ?? 'company';
  const to = (query: Readonly<Record<string, string>>, others: Record<string, string> = {}) => {
    const next = new URLSearchParams({ ...query, ...others });
    return `?${next}`;
  };
  const listHref = (query: Readonly<Record<string, string>> = filters.query, others = {}) =>
    `${boardShipmentsScreen}${to(query, others)}`;
  const drill = (pairs: readonly (readonly [BoardDimension, string])[]) => {
    const last = pairs.at(-1);
    if (!last) return;
    if (last[0] === 'boxType') return void navigate(listHref(filters.query, { boxType: last[1] }));
    const query = pairs.reduce((all, [of, key]) => narrowedBy(all, of, key), filters.query);
    void navigate(to(query, { by: nextDimension(last[0], seesPeople) }));
  };
  const drillTo = (of: BoardDimension, key: string) => drill([[of, key]]);
  const currency = board?.currency ?? '';
  const seesProfit = board?.can.seeProfit ?? false;
  const basis = words('boardsBasisLine', {
    ...{ basis: words(basisWords[question.basis]), state: words(stateWords[question.state]), currency },
  });
  const charts = { basis, pictureOf: pictureOfCharts(board?.can.download ?? false) };
  const common = { question, currency, seesProfit, seesPeople, ...charts };
  const period = `${question.from} – ${question.to}`;
  const part = (id: string, name: string, block: BoardPart['block']): BoardPart => ({ id, name, block });
  return [
    part('headline', words('boardsHeadline'), (data) => (
      <section className="board-block-whole" aria-label={words('boardsHeadline')}>
        <Headline board={data} listHref={listHref()} />
      </section>
    )),
    part('change', words('boardsChange'), (data) => (
      <ChangeBlock changes={data.changes} currency={currency} period={period} onDrill={drillTo} />
    )),
    part('customers', words('boardsConcentration'), (data) => (
      <CustomersBlock board={data} onDrill={drillTo} />
    )),
    part('months', words('boardsMonths'), (data) => (
      <MonthsBlock board={data} {...charts} onDrill={drillTo} />
    )),
    part('ranking', words('boardsRanking'), () => (
      <RankingBlock
        {...common}
        dimension={dimension}
        onDimension={(by) => void navigate(to(filters.query, { by }), { replace: true })}
        onDrill={drillTo}
        listHref={(of, key) =>
          of === 'boxType'
            ? listHref(filters.query, { boxType: key })
            : listHref(narrowedBy(filters.query, of, key))
        }
      />
    )),
    part('targets', words('boardsTargets'), (data) => (
      <TargetBlock
        question={question}
        mayPlan={data.can.plan}
        listHref={(of, ids) => listHref({ ...filters.query, [`f.${of}`]: choicesText(ids) })}
      />
    )),
    part('matrix', words('boardsMatrix'), () => <MatrixBlock {...common} onDrill={drill} />),
    ...(seesProfit
      ? [
          part('scatter', words('boardsScatter'), () => <ScatterBlock {...common} onDrill={drillTo} />),
          part('loss', words('boardsLoss'), () => (
            <LossBlock question={question} listHref={listHref(filters.query, { loss: '1' })} />
          )),
        ]
      : []),
    part('receivable', words('boardsReceivable'), () => <ReceivableBlock pictureOf={charts.pictureOf} />),
    part('carriers', words('boardsCarriers'), () => (
      <CarriersBlock question={question} seesProfit={seesProfit} onDrill={drillTo} />
    )),
  ];
}

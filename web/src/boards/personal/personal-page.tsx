import { getBusinessTodo } from '@fairway/contract/business-todo.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { lastDayOf } from '@fairway/domain/metrics/compared-period.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ColumnPanel, shownColumns } from '../../ui/table/column-panel.tsx';
import { FilterChips } from '../../ui/table/filter-chips.tsx';
import { FilterSheet } from '../../ui/table/filter-sheet.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { TabPanel } from '../../ui/tabs.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useTableViews } from '../../views/use-table-views.ts';
import { ViewTabs, viewTabOf } from '../../views/view-tabs.tsx';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { queryClient } from '../../wire/query-client.ts';
import { useBoardFilters } from '../board-filters.tsx';
import { pictureOfCharts } from '../chart-shown.ts';
import { refreshFigures, useFollowFigures } from '../follow-figures.ts';
import '../board.css';
import { BasisLine } from '../enterprise/basis-line.tsx';
import { basisWords, stateWords } from '../metric-words.ts';
import { PipelineBlock, WeekBlock } from './cargo-blocks.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { MyCustomersBlock, MyOverdueBlock } from './money-blocks.tsx';
import { MyTargetsBlock } from './my-targets-block.tsx';
import './personal-page.css';
import { PersonalBar } from './personal-bar.tsx';
import { myShipmentsHref, personalQuestionOf } from './personal-question.ts';
import { roleBasis } from './personal-words.ts';
import { TodoBlock } from './todo-block.tsx';
import { YearBlock } from './year-block.tsx';

type Board = Reply<typeof getPersonalBoard>;
const table = 'personalBoard';
/** How figures are counted; everything else is mine. */
const narrowing = new Set(['compare', 'basis', 'state']);

/** What is mine: what waits for me, how I stand, where my cargo is and who owes for it. */
export function PersonalPage() {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const [address] = useSearchParams();
  const filters = useTableFilters();
  const views = useTableViews(table, filters);
  const [isFiltering, setIsFiltering] = useState(false);
  const question = personalQuestionOf(
    filters.values,
    address.get('role'),
    formatDate(Date.now(), 'yyyy-MM-dd'),
  );
  const board = useQuery({
    ...load(getPersonalBoard, { body: question }),
    placeholderData: (before: Board | undefined) => before,
  });
  useFollowFigures(board.data?.isBehind ?? false);
  const columns = useBoardFilters(false).filter(({ id }) => narrowing.has(id));
  const blocks = useBlocks(question, board.data);
  const shown = shownColumns(blocks, views.look);
  const refresh = () => {
    refreshFigures();
    void queryClient.invalidateQueries({ queryKey: [getBusinessTodo.name] });
  };
  const hasTabs = isDesk || views.views.length > 0;
  const content = (
    <Loaded query={board}>
      {(data) => (
        <div className="board">
          <BasisLine board={data} question={question} />
          <p className="mine-soft">{words(roleBasis(data.role))}</p>
          <div className="board-grid">
            {shown.map(({ id, block }) => (
              <Fragment key={id}>{block(data)}</Fragment>
            ))}
          </div>
        </div>
      )}
    </Loaded>
  );
  return (
    <Page
      title={words('mineTitle')}
      back={homePath}
      width="whole"
      actions={
        <>
          <IconButton icon="refresh" label={words('refresh')} onClick={refresh} />
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
          <PersonalBar filters={filters} role={board.data?.role ?? null} roles={board.data?.roles ?? []} />
          {isDesk && <FilterChips columns={columns} filters={filters} />}
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

interface BoardPart {
  id: string;
  name: string;
  block: (board: Board) => ReactNode;
}

/** The parts of the board in their usual order, which is that of a phone. */
function useBlocks(question: ReturnType<typeof personalQuestionOf>, board: Board | undefined): BoardPart[] {
  const words = useWords();
  const navigate = useNavigate();
  const { from, to, basis, state } = question;
  const role = board?.role ?? null;
  const hrefOf = (days: { from: string; to: string }, customerId?: string) =>
    myShipmentsHref(question, { role, days, ...(customerId && { customerId }) });
  const first = board?.months[0]?.month;
  const last = board?.months.at(-1)?.month;
  const twelve = first && last ? { from: `${first}-01`, to: lastDayOf(last) } : { from, to };
  const charts = {
    basis: words('boardsBasisLine', {
      ...{ basis: words(basisWords[basis]), state: words(stateWords[state]) },
      currency: board?.currency ?? '',
    }),
    pictureOf: pictureOfCharts(board?.can.download ?? false),
  };
  const part = (id: string, name: string, block: BoardPart['block']): BoardPart => ({ id, name, block });
  return [
    part('todo', words('todoTitle'), ({ targets }) => <TodoBlock width={targets ? 'half' : 'whole'} />),
    ...(board?.targets
      ? [
          part('targets', words('mineTargets'), ({ targets }) =>
            targets ? <MyTargetsBlock targets={targets} /> : null,
          ),
        ]
      : []),
    part('figures', words('mineHeadline'), (data) => (
      <FiguresBlock board={data} listHref={hrefOf({ from, to })} />
    )),
    part('months', words('boardsMonths'), (data) => (
      <YearBlock
        board={data}
        {...charts}
        onMonth={(month) => void navigate(hrefOf({ from: `${month}-01`, to: lastDayOf(month) }))}
      />
    )),
    ...(board?.pipeline
      ? [
          part('pipeline', words('minePipeline'), ({ pipeline }) =>
            pipeline ? <PipelineBlock pipeline={pipeline} /> : null,
          ),
        ]
      : []),
    ...(board?.week
      ? [part('week', words('mineCalendar'), ({ week }) => (week ? <WeekBlock week={week} /> : null))]
      : []),
    ...(role
      ? [
          part('customers', words('mineCustomers'), ({ customers }) => (
            <MyCustomersBlock customers={customers} listHref={(id) => hrefOf(twelve, id)} />
          )),
        ]
      : []),
    ...(board?.overdue
      ? [
          part('overdue', words('mineOverdue'), ({ overdue }) =>
            overdue ? <MyOverdueBlock overdue={overdue} /> : null,
          ),
        ]
      : []),
  ];
}

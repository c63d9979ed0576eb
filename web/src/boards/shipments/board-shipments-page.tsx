import { type BoardMetric, boardMetrics, personalRoles } from '@fairway/contract/board-fields.ts';
import { type BoardShipment, boardShipmentColumns, listBoardShipments } from '@fairway/contract/boards.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { shipmentChargesPathOf } from '../../charges/paths.ts';
import { type Say, useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { shipmentPathOf } from '../../shipments/paths.ts';
import { Empty } from '../../ui/empty.tsx';
import { type Column, orderOf } from '../../ui/table/column.ts';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { useSession } from '../../wire/session-store.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { useBoardFilters } from '../board-filters.tsx';
import { questionOf } from '../board-question.ts';
import { exactMetric, unitOf } from '../board-text.ts';
import { metricWords } from '../metric-words.ts';
import { enterpriseScreen, personalScreen } from '../paths.ts';
import './board-shipments.css';

/** The shipments that a number of a board is the sum of, with the same filters and the sums of all. */
export function BoardShipmentsPage() {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const isMine = address.get('mine') === '1';
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const ofCompany = useCan('enterpriseBoard', 'button', 'btn_download');
  const ofMine = useCan('personalBoard', 'button', 'btn_download');
  const seesPeople = useCan('enterpriseBoard', 'button', 'btn_person');
  const role = personalRoles.find((one) => one === address.get('role'));
  const boxType = address.get('boxType') ?? '';
  const isLoss = address.get('loss') === '1';
  const { compare: _, ...question } = questionOf(filters.values, formatDate(Date.now(), 'yyyy-MM-dd'));
  const conditions = {
    ...{ ...question, isMine, isLoss, ...(boxType && { boxType }), ...(role && { role }) },
    ...orderOf(filters.sorting, boardShipmentColumns),
  };
  const list = useList(listBoardShipments, conditions, { pageSize: pageSizeOf(isDesk) });
  const { first } = list;
  const all = useBoardFilters(seesPeople);
  // What we tell our work apart by is nothing to customers.
  const narrowing = isStaff ? all : none;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(
    () => [
      ...shipmentColumns(words, first?.total ?? {}, isMine),
      ...narrowing.filter(({ id }) => id !== 'compare').map(asFilter),
    ],
    [language, first, isMine, narrowing],
  );
  const currency = first?.currency ?? '';
  const sums = first && (
    <dl className="board-shipments-sums number" aria-label={words('boardsTotal')}>
      {boardMetrics
        .filter((metric) => metric in first.total && isShown(metric))
        .map((metric) => (
          <div key={metric}>
            <dt>
              {words(metricWords[metric])} <small>{unitOf(metric, currency)}</small>
            </dt>
            <dd>{exactMetric(words, metric, first.total[metric])}</dd>
          </div>
        ))}
    </dl>
  );
  const lead = [
    `${question.from} – ${question.to}`,
    isLoss && words('boardsOnlyLoss'),
    boxType && words('boardsOfBoxes', { type: boxType === 'none' ? words('boardsNone') : boxType }),
  ];
  const back = `${isMine ? personalScreen : enterpriseScreen}?${new URLSearchParams({
    ...filters.query,
    ...(role && { role }),
  })}`;
  const pathOf = ({ id }: BoardShipment) => (isStaff ? shipmentChargesPathOf(id) : shipmentPathOf(id));
  return (
    <TableScreen<BoardShipment>
      table="boardShipments"
      title={words('boardsShipments')}
      back={back}
      lead={
        <div className="board-shipments-lead">
          <p className="number">{lead.filter(Boolean).join(' · ')}</p>
          {sums}
        </div>
      }
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ id }) => id}
      canSearch={false}
      card={(row) => <ShipmentCard row={row} />}
      onOpen={(row) => void navigate(pathOf(row))}
      pageHref={pathOf}
      {...((isMine ? ofMine : ofCompany) && {
        exportRows: async (currentPage: number, pageSize: number, signal: AbortSignal) => {
          const { list: rows, pagination } = await listPage(listBoardShipments, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        },
      })}
      empty={<Empty title={words('boardsShipmentsEmpty')} />}
    />
  );
}

const none: readonly Column<never>[] = [];

const usual: readonly BoardMetric[] = ['jobs', 'teu', 'revenue', 'cost', 'profit', 'margin'];
const isShown = (metric: BoardMetric) => usual.includes(metric);

/** Conditions that the rows say nothing of. */
const asFilter = ({ id, name, filter }: Column<never>): Column<BoardShipment> => ({
  ...{ id, name, text: () => '', onlyNarrows: true },
  ...(filter && { filter }),
});

function shipmentColumns(words: Say, total: object, isMine: boolean): Column<BoardShipment>[] {
  const text = (
    id: string,
    name: string,
    of: (row: BoardShipment) => string,
    width = 130,
  ): Column<BoardShipment> => ({
    ...{ id, name, width, text: of },
  });
  return [
    text('shipmentNo', words('boardsShipmentNo'), ({ shipmentNo }) => shipmentNo, 160),
    { ...text('sailsOn', words('boardsSailsOn'), ({ sailsOn }) => sailsOn, 110), sort: 'sailsOn' },
    text('customerName', words('boardsCustomer'), ({ customerName }) => customerName, 180),
    ...(isMine ? [] : [text('sales', words('boardsSales'), ({ salesNames }) => salesNames, 110)]),
    text('polName', words('boardsPol'), ({ polName }) => polName, 110),
    text('podName', words('boardsPod'), ({ podName }) => podName, 110),
    text('carrierName', words('boardsCarrier'), ({ carrierName }) => carrierName, 110),
    ...boardMetrics
      .filter((metric) => metric in total)
      .map(
        (metric): Column<BoardShipment> => ({
          ...{
            id: metric,
            name: words(metricWords[metric]),
            width: 110,
            align: 'end',
            sort: metric,
          },
          text: ({ values }) => exactMetric(words, metric, values[metric]),
          value: ({ values }) => (values[metric] == null ? '' : Number(values[metric])),
          ...(!isShown(metric) && { isExtra: true as const }),
        }),
      ),
  ];
}

function ShipmentCard({ row }: { row: BoardShipment }) {
  const words = useWords();
  const { shipmentNo, customerName, polName, podName, sailsOn, values } = row;
  const main = (['profit', 'revenue'] as const).find((metric) => metric in values);
  return (
    <article className="board-shipment">
      <span className="board-shipment-head">
        <strong className="number">{shipmentNo}</strong>
        {main && (
          <strong className="number">
            <small>{words(metricWords[main])}</small> {exactMetric(words, main, values[main])}
          </strong>
        )}
      </span>
      <span>{customerName}</span>
      <span className="board-shipment-line number">
        {[`${polName} → ${podName}`, sailsOn, `${exactMetric(words, 'teu', values.teu)} TEU`].join(' · ')}
      </span>
    </article>
  );
}

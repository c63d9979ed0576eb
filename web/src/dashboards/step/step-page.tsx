import {
  listSalesStep,
  type SalesStep,
  type SalesStepRow,
  salesStepColumns,
  salesSteps,
} from '@fairway/contract/dashboards.ts';
import { type LostReason, lostReasons } from '@fairway/contract/quotes.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { daysOf } from '../../boards/board-question.ts';
import { moneyText } from '../../freight/money-text.ts';
import { type Say, useLanguage, useWords } from '../../language/words.ts';
import { lostReasonWords } from '../../quotes/quote-words.ts';
import { Empty } from '../../ui/empty.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { type Column, orderOf } from '../../ui/table/column.ts';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { salesScreen } from '../paths.ts';
import { pathOfRow, stepWords, wentWords } from '../step-words.ts';
import './step-page.css';

/** What a number of the cockpit counts, with the same period. */
export function StepPage() {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const [address] = useSearchParams();
  const { step, wentOn, lost } = askedOf(address);
  const period = daysOf(filters.values, formatDate(Date.now(), 'yyyy-MM-dd'));
  const conditions = {
    ...{ ...period, step, ...orderOf(filters.sorting, salesStepColumns) },
    ...(wentOn !== undefined && { wentOn }),
    ...(lost && { lost }),
  };
  const list = useList(listSalesStep, conditions, { pageSize: pageSizeOf(isDesk) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => columnsOf(words, step, lost !== undefined), [language, step, lost]);
  const went = wentWords[step];
  const title = [
    lost ? words('dashLostAny') : words(stepWords[step]),
    ...(lost && lost !== 'any' ? [words(lostReasonWords[lost])] : []),
    ...(went && wentOn !== undefined ? [words(wentOn ? went.went : went.stays)] : []),
  ].join(' · ');
  const pathOf = (row: SalesStepRow) => pathOfRow[row.step](row.id);
  return (
    <TableScreen<SalesStepRow>
      table="salesStep"
      title={title}
      back={`${salesScreen}?${new URLSearchParams(filters.query)}`}
      lead={
        <p className="step-lead number">
          {period.from} – {period.to}
        </p>
      }
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ id }) => id}
      canSearch={false}
      card={(row) => <StepCard row={row} />}
      onOpen={(row) => void navigate(pathOf(row))}
      pageHref={pathOf}
      exportRows={async (currentPage, pageSize, signal) => {
        const asked = { currentPage, pageSize, signal };
        const { list: rows, pagination } = await listPage(listSalesStep, conditions, asked);
        return { rows, total: pagination.total };
      }}
      empty={<Empty title={words('dashStepEmpty')} />}
    />
  );
}

interface Asked {
  step: SalesStep;
  wentOn: boolean | undefined;
  lost: LostReason | 'any' | undefined;
}

/** What an address asks for; what it has no name for is left out. */
function askedOf(address: URLSearchParams): Asked {
  const went = address.get('went');
  return {
    step: salesSteps.find((one) => one === address.get('step')) ?? 'order',
    wentOn: went === '1' ? true : went === '0' ? false : undefined,
    lost: ([...lostReasons, 'any'] as const).find((one) => one === address.get('lost')),
  };
}

const laneOf = ({ polName, podName }: SalesStepRow) => (polName || podName ? `${polName} → ${podName}` : '');
const timeOf = ({ at }: SalesStepRow) => formatDate(at, 'yyyy-MM-dd HH:mm');

function stateText(words: Say, { step, wentOn }: SalesStepRow): string {
  const went = wentWords[step];
  return went && wentOn !== null ? words(wentOn ? went.went : went.stays) : '';
}

function columnsOf(words: Say, step: SalesStep, isLost: boolean): Column<SalesStepRow>[] {
  const state: Column<SalesStepRow> = {
    ...{ id: 'state', name: words('dashStepState'), width: 110 },
    text: (row) => stateText(words, row),
    cell: (row) => <WentLabel row={row} />,
  };
  const reason: Column<SalesStepRow> = {
    ...{ id: 'reason', name: words('dashStepReason'), width: 130 },
    text: ({ lostReason }) => (lostReason ? words(lostReasonWords[lostReason]) : ''),
  };
  const total: Column<SalesStepRow> = {
    ...{ id: 'total', name: words('dashStepTotal'), width: 150, align: 'end' },
    text: (row) => (row.total ? moneyText(row.total) : ''),
    money: (row) => row.total,
  };
  return [
    { id: 'no', name: words('dashStepNo'), width: 160, sort: 'no', text: ({ no }) => no },
    { id: 'at', name: words('dashStepAt'), width: 150, sort: 'at', text: timeOf },
    { id: 'customer', name: words('dashStepCustomer'), width: 200, text: ({ customerName }) => customerName },
    ...(step === 'payment'
      ? [total]
      : [{ id: 'lane', name: words('dashStepLane'), width: 200, text: laneOf }]),
    ...(isLost ? [reason] : wentWords[step] ? [state] : []),
  ];
}

function WentLabel({ row }: { row: SalesStepRow }) {
  const words = useWords();
  const text = stateText(words, row);
  return text ? <StateLabel tone={row.wentOn ? 'good' : 'neutral'}>{text}</StateLabel> : null;
}

function StepCard({ row }: { row: SalesStepRow }) {
  const words = useWords();
  return (
    <article className="step-card">
      <span className="step-card-head">
        <strong className="number">{row.no}</strong>
        {row.lostReason ? <span>{words(lostReasonWords[row.lostReason])}</span> : <WentLabel row={row} />}
      </span>
      <span>{row.customerName}</span>
      <span className="step-card-line number">
        {[laneOf(row), row.total ? moneyText(row.total) : '', timeOf(row)].filter(Boolean).join(' · ')}
      </span>
    </article>
  );
}

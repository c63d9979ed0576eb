import type { Input } from '@fairway/contract/endpoint.ts';
import { transportModes } from '@fairway/contract/freight-rates.ts';
import {
  type listQuotes as ListQuotes,
  listQuotes,
  type QuoteHead,
  quoteColumns,
  quoteStates,
} from '@fairway/contract/quotes.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { moneyText, sumsText } from '../../freight/money-text.ts';
import { ratesPath } from '../../freight/paths.ts';
import { modeWords } from '../../freight/rate-words.ts';
import { type Say, useLanguage, useWords } from '../../language/words.ts';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { type Column, orderOf } from '../../ui/table/column.ts';
import { choicesOf } from '../../ui/table/filter.ts';
import { type TableFilters, useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { useSession } from '../../wire/session-store.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { QuotePane } from '../detail/quote-pane.tsx';
import { quotePathOf } from '../paths.ts';
import { QuoteStateLabel } from '../quote-state-label.tsx';
import { laneText, quoteCargoText, untilText } from '../quote-text.ts';
import { quoteStateWords } from '../quote-words.ts';
import { QuoteCard } from './quote-card.tsx';

/** Quotes: those one made, or those one got. */
export function QuotesPage() {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const canExport = useCan('freight', 'button', 'btn_export');
  const columns = useColumns(isStaff);
  const conditions = conditionsOf(filters);
  const list = useList(listQuotes, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  return (
    <TableScreen<QuoteHead>
      table="quotes"
      title={words('quoteTitle')}
      back={ratesPath}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ id: key }) => key}
      searchPlaceholder={words('quoteSearch')}
      card={(quote) => <QuoteCard quote={quote} isStaff={isStaff} />}
      // On a phone it is a page of its own, with a path of its own.
      onOpen={(quote) => (isDesk ? open(quote.id) : void navigate(quotePathOf(quote.id)))}
      openKey={isDesk ? id : null}
      onClose={close}
      pageHref={(quote) => quotePathOf(quote.id)}
      {...(canExport && {
        exportRows: async (currentPage: number, pageSize: number, signal: AbortSignal) => {
          const { list: rows, pagination } = await listPage(listQuotes, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        },
      })}
      empty={
        <Empty
          title={words('quoteEmpty')}
          line={words(isStaff ? 'quoteEmptyLine' : 'quoteEmptyCustomer')}
          action={<Button onClick={() => void navigate(ratesPath)}>{words('quoteFindRate')}</Button>}
        />
      }
      detail={isDesk && id && <QuotePane key={id} id={id} onClose={close} />}
    />
  );
}

type Conditions = Omit<NonNullable<Input<typeof ListQuotes>['body']>, 'currentPage' | 'pageSize'>;

function conditionsOf({ keyword, values, sorting }: TableFilters): Conditions {
  const chosen = <T extends string>(name: string, known: readonly T[]): T[] =>
    choicesOf(values[name] ?? '').flatMap((one) => known.filter((each) => each === one));
  const status = chosen('status', quoteStates);
  const mode = chosen('mode', transportModes);
  const [ownerId] = choicesOf(values.owner ?? '');
  return {
    ...{ keyword, ...orderOf(sorting, quoteColumns) },
    filters: {
      ...(status.length > 0 && { status }),
      ...(mode.length > 0 && { mode }),
      ...(values.customer && { customerId: values.customer }),
      ...(ownerId && { ownerId }),
    },
  };
}

const at = (moment: number | null): string => (moment === null ? '' : untilText(moment));

function columnsOf(words: Say, isStaff: boolean): Column<QuoteHead>[] {
  const ofStaff: Column<QuoteHead>[] = [
    {
      ...{ id: 'customer', name: words('quoteCustomer'), text: (row) => row.customerName, width: 170 },
      ...{ sort: 'customerName', filter: entityFilter('Customer', words('quoteCustomer')) },
    },
  ];
  return [
    { id: 'quoteNo', name: words('quoteNo'), text: (row) => row.quoteNo, sort: 'quoteNo', width: 142 },
    {
      ...{ id: 'status', name: words('quoteStatus'), width: 104 },
      text: (row) => words(quoteStateWords[row.status]),
      cell: (row) => <QuoteStateLabel state={row.status} />,
      filter: {
        kind: 'choice',
        options: quoteStates
          // Customers get no drafts.
          .filter((state) => isStaff || state !== 'draft')
          .map((value) => ({ value, label: words(quoteStateWords[value]) })),
      },
    },
    ...(isStaff ? ofStaff : []),
    { id: 'lane', name: words('quoteLane'), text: laneText, width: 150 },
    {
      ...{ id: 'carrier', name: words('quoteCarrier'), width: 120 },
      text: (row) => `${row.carrierName} ${row.carrierCode}`,
    },
    {
      ...{ id: 'cargo', name: words('quoteCargo'), width: 100 },
      text: (row) => quoteCargoText(row.mode, row.cargo, words),
    },
    {
      ...{ id: 'totals', name: words('quoteTotals'), width: 230, align: 'end' },
      text: (row) => sumsText(row.totals),
    },
    {
      ...{ id: 'converted', name: words('quoteConverted'), width: 140, align: 'end' },
      text: (row) => (row.convertedTotal ? moneyText(row.convertedTotal) : ''),
    },
    {
      ...{ id: 'validUntil', name: words('quoteValidUntil'), width: 150, sort: 'validUntil' },
      text: (row) => at(row.validUntil),
    },
    {
      ...{ id: 'owner', name: words('quoteOwner'), text: (row) => row.ownerName, width: 100 },
      sort: 'ownerName',
      ...(isStaff && { filter: peopleFilter('user', words('quoteOwner'), { single: true }) }),
    },
    {
      ...{ id: 'sentAt', name: words('quoteSentAt'), width: 150, sort: 'sentAt' },
      text: (row) => at(row.sentAt),
    },
    {
      ...{ id: 'mode', name: words('quoteMode'), width: 90, isExtra: true },
      text: (row) => words(modeWords[row.mode]),
      filter: {
        kind: 'choice',
        options: transportModes.map((value) => ({ value, label: words(modeWords[value]) })),
      },
    },
    {
      ...{ id: 'creatorTime', name: words('quoteCreated'), width: 150, sort: 'creatorTime', isExtra: true },
      text: (row) => at(row.creatorTime),
    },
    {
      ...{ id: 'lastModifyTime', name: words('quoteChangedAt'), width: 150, isExtra: true },
      ...{ sort: 'lastModifyTime', text: (row) => at(row.lastModifyTime) },
    },
  ];
}

function useColumns(isStaff: boolean): Column<QuoteHead>[] {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => columnsOf(words, isStaff), [language, isStaff]);
}

import { type AgingItem, agingCells, agingItemColumns, listAgingItems } from '@fairway/contract/aging.ts';
import { chargeSides } from '@fairway/contract/money-fields.ts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { moneyText, sumsText } from '../../freight/money-text.ts';
import { invoicePathOf } from '../../invoices/paths.ts';
import { type Say, useLanguage, useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { type Column, orderOf } from '../../ui/table/column.ts';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { figureWords } from '../aging-words.ts';
import { agingScreen, filterNames } from '../paths.ts';
import './aging-items.css';

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** What a number of the ageing is the sum of, as it stands in the address. */
function askedIn(address: URLSearchParams) {
  const asOf = address.get('asOf') ?? '';
  const given = filterNames.flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    side: chargeSides.find((side) => side === address.get('side')) ?? ('receivable' as const),
    what: address.get('what') === 'money' ? ('money' as const) : ('invoice' as const),
    cell: agingCells.find((cell) => cell === address.get('cell')) ?? ('all' as const),
    filters: Object.fromEntries(given),
    ...(dayForm.test(asOf) && { asOf }),
  };
}

export function AgingItemsPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const asked = askedIn(address);
  const conditions = { ...asked, ...orderOf(filters.sorting, agingItemColumns) };
  const list = useList(listAgingItems, conditions, { pageSize: pageSizeOf(isDesk) });
  const columns = useColumns(asked.what);
  const { first } = list;
  const cell = asked.cell === 'all' ? '' : words(figureWords[asked.cell]);
  const sums = first && first.sums.length > 0 && (
    <p className="aging-items-sums number">
      {words('agingItemsSums')}{' '}
      <strong>{sumsText(first.sums.map(({ currency, balance }) => ({ currency, amount: balance })))}</strong>
    </p>
  );
  const back = new URLSearchParams();
  if (asked.side !== 'receivable') back.set('side', asked.side);
  if (first && !first.isToday) back.set('asOf', first.asOf);
  return (
    <TableScreen<AgingItem>
      table="agingItems"
      title={words(asked.what === 'money' ? 'agingItemsMoney' : 'agingItemsTitle')}
      back={String(back) ? `${agingScreen}?${back}` : agingScreen}
      lead={
        <>
          <p className="aging-items-lead">
            {[first && words('agingItemsOn', { day: first.asOf }), cell].filter(Boolean).join(' · ')}
          </p>
          {!isDesk && sums}
        </>
      }
      foot={sums}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ id, partyId }) => `${id} ${partyId}`}
      canSearch={false}
      card={(item) => <ItemCard item={item} />}
      {...(asked.what === 'invoice' && {
        onOpen: (item: AgingItem) => void navigate(invoicePathOf(item.id)),
        pageHref: (item: AgingItem) => invoicePathOf(item.id),
      })}
      exportRows={async (currentPage, pageSize, signal) => {
        const { list: rows, pagination } = await listPage(listAgingItems, conditions, {
          ...{ currentPage, pageSize, signal },
        });
        return { rows, total: pagination.total };
      }}
      empty={<Empty title={words('agingItemsEmpty')} />}
    />
  );
}

function pastText({ daysPast }: AgingItem, words: Say): string {
  if (daysPast === null) return '';
  if (daysPast === 0) return words('agingItemDueToday');
  return daysPast < 0
    ? words('agingItemDaysLeft', { count: -daysPast })
    : words('agingItemLate', { count: daysPast });
}

const leftText = ({ currency, balance }: AgingItem): string => moneyText({ currency, amount: balance });

function ItemCard({ item }: { item: AgingItem }) {
  const words = useWords();
  return (
    <article className="aging-item">
      <span className="aging-item-head">
        <strong className="number">{item.no}</strong>
        <strong className="number">{leftText(item)}</strong>
      </span>
      <span className="aging-item-line">{item.partyName}</span>
      <span className={`aging-item-line${(item.daysPast ?? 0) > 0 ? ' aging-item-late' : ''}`}>
        {[item.dueOn ?? item.on, pastText(item, words)].filter(Boolean).join(' · ')}
      </span>
    </article>
  );
}

function itemColumns(words: Say, what: 'invoice' | 'money'): Column<AgingItem>[] {
  const ofInvoices: Column<AgingItem>[] = [
    {
      ...{ id: 'due', name: words('agingItemDue'), width: 110, sort: 'dueOn' },
      text: (item) => item.dueOn ?? '',
    },
    {
      ...{ id: 'past', name: words('agingItemPast'), width: 130, text: (item) => pastText(item, words) },
      value: (item) => item.daysPast ?? '',
      cell: (item) => (
        <span className={(item.daysPast ?? 0) > 0 ? 'aging-item-late' : undefined}>
          {pastText(item, words)}
        </span>
      ),
    },
    {
      ...{ id: 'promised', name: words('agingItemPromised'), width: 120 },
      text: (item) => item.promisedOn ?? '',
    },
  ];
  return [
    { id: 'no', name: words('agingItemNo'), width: 150, text: (item) => item.no },
    { id: 'party', name: words('agingItemParty'), width: 200, text: (item) => item.partyName },
    {
      ...{ id: 'total', name: words('agingItemTotal'), width: 140, align: 'end' },
      text: ({ currency, total }) => moneyText({ currency, amount: total }),
      value: (item) => Number(item.total),
    },
    {
      ...{ id: 'left', name: words('agingItemLeft'), width: 140, align: 'end', sort: 'balance' },
      ...{ text: leftText, value: (item) => Number(item.balance) },
    },
    {
      ...{ id: 'on', name: words(what === 'money' ? 'agingItemValueOn' : 'agingItemOn'), width: 110 },
      text: (item) => item.on,
    },
    ...(what === 'invoice' ? ofInvoices : []),
    { id: 'sales', name: words('agingBySales'), width: 110, text: (item) => item.salesName },
    { id: 'company', name: words('agingItemCompany'), width: 170, text: (item) => item.companyName },
    {
      ...{ id: 'currency', name: words('agingByCurrency'), width: 80, sort: 'currency', isExtra: true },
      text: (item) => item.currency,
    },
  ];
}

function useColumns(what: 'invoice' | 'money') {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => itemColumns(words, what), [language, what]);
}

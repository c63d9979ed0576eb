import type { Input } from '@fairway/contract/endpoint.ts';
import { type LedgerEntry, listLedgerEntries } from '@fairway/contract/ledger.ts';
import { ledgerAccounts } from '@fairway/contract/money-fields.ts';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useList } from '../../wire/use-list.ts';
import { ledgerPathOf } from '../paths.ts';
import { isMonth } from '../use-ledger-question.ts';
import './entries-panel.css';
import { EntryCard } from './entry-card.tsx';

type Filters = NonNullable<NonNullable<Input<typeof listLedgerEntries>['body']>['filters']>;

const currencyForm = /^[A-Z]{3}$/;

/** What the entries are narrowed by, as it stands in the address; what a call would not take is left out. */
function filtersOf(address: URLSearchParams): Filters {
  const [from, to, companyId] = [address.get('from'), address.get('to'), address.get('companyId')];
  const account = ledgerAccounts.find((one) => one === address.get('account'));
  const currency = address.get('currency') ?? '';
  return {
    ...(isMonth(from) && { from }),
    ...(isMonth(to) && { to }),
    ...(companyId && { companyId }),
    ...(account && { account }),
    ...(currencyForm.test(currency) && { currency }),
  };
}

/** Entries of the books with their lines, the newest first: all of them, or those behind a number of the trial balance. */
export function EntriesPanel() {
  const words = useWords();
  const [address] = useSearchParams();
  const filters = filtersOf(address);
  const list = useList(listLedgerEntries, { filters });
  if (list.problem === 'forbidden') return <Empty drawing="locked" title={words('noPermission')} />;
  if (list.problem && !list.rows)
    return (
      <Empty
        drawing="broken"
        title={words('loadFailed')}
        action={<Button onClick={() => void list.refresh()}>{words('retry')}</Button>}
      />
    );
  return (
    <>
      <Narrowed filters={filters} rows={list.rows} />
      {!list.rows && <Skeleton count={4} />}
      {list.rows?.length === 0 && <Empty title={words('entryNone')} line={words('balanceNoneLine')} />}
      {list.rows?.map((entry) => (
        <EntryCard key={entry.id} entry={entry} chosen={filters} />
      ))}
      {list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={list.loadMore}>
          {words('entryMore')}
        </Button>
      )}
    </>
  );
}

/** What the entries shown are of, and the way to all of them. */
function Narrowed({ filters, rows }: { filters: Filters; rows: readonly LedgerEntry[] | undefined }) {
  const words = useWords();
  const { from, to, account, currency, companyId } = filters;
  if (Object.keys(filters).length === 0) return null;
  const name = rows?.flatMap(({ lines }) => lines).find((line) => line.account === account)?.name;
  const months =
    from && to ? (from === to ? from : words('entryRange', { from, to })) : to && words('entryUntil', { to });
  return (
    <p className="entries-narrowed">
      <strong>
        {[
          account && words('entryOf', { account: name ?? account, currency: currency ?? '' }),
          months,
          companyId && words('entryOfCompany'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </strong>
      <Link to={ledgerPathOf('entries')}>{words('entrySeeAll')}</Link>
    </p>
  );
}

import {
  listPaymentRequests,
  type PaymentRequestRow,
  paymentRequestTabs,
} from '@fairway/contract/payment-requests.ts';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { moneyText } from '../../freight/money-text.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { RequestPane } from '../detail/request-pane.tsx';
import { makeRequestScreen, requestPathOf } from '../paths.ts';
import { tabWords } from '../request-words.ts';
import { RequestCard } from './request-card.tsx';
import { requestTableColumns } from './request-columns.tsx';
import { conditionsOf, tabOf } from './request-question.ts';
import './requests-page.css';

/** Requests to pay suppliers, by how far they are. */
export function RequestsPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const mayAsk = useCan('payment', 'button', 'btn_request');
  const filters = useTableFilters();
  const columns = useColumns();
  const tab = tabOf(address);
  const conditions = conditionsOf(tab, filters);
  const list = useList(listPaymentRequests, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const tabs = <RequestTabs tab={tab} />;
  const sums = list.first && list.first.pagination.total > 0 && <RequestSums sums={list.first.sums} />;
  const make = mayAsk && (
    <Button icon="plus" onClick={() => void navigate(makeRequestScreen)}>
      {words('requestMake')}
    </Button>
  );
  return (
    <TableScreen<PaymentRequestRow>
      table="paymentRequests"
      title={words('requestTitle')}
      back={homePath}
      actions={make}
      top={tabs}
      lead={
        <>
          {!isDesk && tabs}
          {!isDesk && sums}
        </>
      }
      foot={sums}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ id: key }) => key}
      searchPlaceholder={words('requestSearch')}
      card={(request) => <RequestCard request={request} />}
      // On a phone it is a page of its own.
      onOpen={(request) => (isDesk ? open(request.id) : void navigate(requestPathOf(request.id)))}
      openKey={isDesk ? id : null}
      onClose={close}
      pageHref={(request) => requestPathOf(request.id)}
      exportRows={async (currentPage, pageSize, signal) => {
        const { list: rows, pagination } = await listPage(listPaymentRequests, conditions, {
          ...{ currentPage, pageSize, signal },
        });
        return { rows, total: pagination.total };
      }}
      empty={
        tab === 'all' ? (
          <Empty title={words('requestEmpty')} line={words('requestEmptyLine')} action={make} />
        ) : (
          <Empty title={words('requestNoneInTab')} line={words('requestEmptyLine')} action={make} />
        )
      }
      detail={isDesk && id && <RequestPane key={id} id={id} onClose={close} />}
    />
  );
}

function RequestTabs({ tab }: { tab: (typeof paymentRequestTabs)[number] }) {
  const words = useWords();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const pathOf = (name: string) => {
    const query = new URLSearchParams(address);
    query.delete('id');
    query.set('tab', name);
    return `${pathname}?${query}`;
  };
  return (
    <nav className="request-tabs" aria-label={words('requestTabs')}>
      {paymentRequestTabs.map((name) => (
        <Link key={name} to={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
          {words(tabWords[name])}
        </Link>
      ))}
    </nav>
  );
}

/** Each currency by itself: there is no sum over several. */
function RequestSums({ sums }: { sums: readonly { currency: string; amount: string }[] | null }) {
  const words = useWords();
  if (!sums) return <p className="request-sums">{words('requestSumsTooMany')}</p>;
  return (
    <ul className="request-sums number" aria-label={words('requestSums')}>
      {sums.map((sum) => (
        <li key={sum.currency}>
          <strong>{moneyText(sum)}</strong>
        </li>
      ))}
    </ul>
  );
}

function useColumns() {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => requestTableColumns(words), [language]);
}

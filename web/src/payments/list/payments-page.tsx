import { listPayments, type PaymentRow } from '@fairway/contract/payments.ts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { useRegister } from '../acts/use-register.tsx';
import { PaymentPane } from '../detail/payment-pane.tsx';
import { paymentPathOf, paymentsScreen } from '../paths.ts';
import { usePaymentRights } from '../use-payment-rights.ts';
import { PaymentCard } from './payment-card.tsx';
import { paymentTableColumns } from './payment-columns.tsx';
import { conditionsOf, tabOf } from './payment-question.ts';
import { PaymentSums } from './payment-sums.tsx';
import { PaymentTabs } from './payment-tabs.tsx';
import { RequestsButton } from './requests-button.tsx';

/** Money that came and went, as far as one may see it. */
export function PaymentsPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const { mayRegister } = usePaymentRights();
  const filters = useTableFilters();
  const columns = useColumns();
  const tab = tabOf(address);
  const conditions = conditionsOf(tab, filters);
  const list = useList(listPayments, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { register, sheet } = useRegister();
  const start = () => register({ direction: tab === 'out' ? 'out' : 'in' });
  useKeys(
    words('paymentTitle'),
    mayRegister ? [{ keys: 'c', name: words('paymentRegister'), act: start }] : [],
  );
  const tabs = <PaymentTabs tab={tab} />;
  const sums = list.first && list.first.pagination.total > 0 && <PaymentSums sums={list.first.sums} />;
  const registerButton = mayRegister && (
    <Button look="primary" icon="plus" onClick={start}>
      {words('paymentRegister')}
    </Button>
  );
  return (
    <>
      <TableScreen<PaymentRow>
        table="payments"
        title={words('paymentTitle')}
        back={homePath}
        // Beside the title a phone has room for a sign only.
        actions={
          <>
            <RequestsButton />
            {isDesk
              ? registerButton
              : mayRegister && <IconButton icon="plus" label={words('paymentRegister')} onClick={start} />}
          </>
        }
        top={tabs}
        lead={
          !isDesk && (
            <>
              {tabs}
              {sums}
            </>
          )
        }
        foot={sums}
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id: key }) => key}
        searchPlaceholder={words('paymentSearch')}
        card={(payment) => <PaymentCard payment={payment} />}
        // On a phone it is a page of its own.
        onOpen={(payment) => (isDesk ? open(payment.id) : void navigate(paymentPathOf(payment.id)))}
        openKey={isDesk ? id : null}
        onClose={close}
        pageHref={(payment) => paymentPathOf(payment.id)}
        exportRows={async (currentPage, pageSize, signal) => {
          const { list: rows, pagination } = await listPage(listPayments, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        }}
        empty={
          tab === 'all' ? (
            <Empty
              title={words('paymentEmpty')}
              line={words(mayRegister ? 'paymentEmptyLine' : 'paymentEmptyOthers')}
              action={registerButton}
            />
          ) : (
            <Empty
              title={words('paymentNoneInTab')}
              action={<Button onClick={() => void navigate(paymentsScreen)}>{words('paymentSeeAll')}</Button>}
            />
          )
        }
        detail={isDesk && id && <PaymentPane key={id} id={id} onClose={close} />}
      />
      {sheet}
    </>
  );
}

function useColumns() {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => paymentTableColumns(words), [language]);
}

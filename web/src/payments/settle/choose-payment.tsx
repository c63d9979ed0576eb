import { AppError } from '@fairway/contract/app-error.ts';
import { getInvoice, type InvoiceDetail } from '@fairway/contract/invoices.ts';
import { listPayments } from '@fairway/contract/payments.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { moneyText } from '../../freight/money-text.ts';
import { DueMark } from '../../invoices/invoice-marks.tsx';
import { balanceText } from '../../invoices/invoice-text.ts';
import { invoicePathOf } from '../../invoices/paths.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { load } from '../../wire/calls.ts';
import { useList } from '../../wire/use-list.ts';
import { useRegister } from '../acts/use-register.tsx';
import { NoSuchPayment } from '../detail/payment-page.tsx';
import { paymentPathOf, paymentsScreen, settlePathOf } from '../paths.ts';
import { usePaymentRights } from '../use-payment-rights.ts';
import './choose-payment.css';

/** Pays an invoice: with money of its party that nothing has used yet, or with some that is registered now. */
export function ChoosePayment({ invoiceId }: { invoiceId: string }) {
  const words = useWords();
  const asked = useQuery({ ...load(getInvoice, { params: { id: invoiceId } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchPayment />;
  return (
    <Page title={words('settlePay')} back={invoicePathOf(invoiceId)}>
      <Loaded query={asked}>{(invoice) => <ForInvoice invoice={invoice} />}</Loaded>
    </Page>
  );
}

function ForInvoice({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords();
  const navigate = useNavigate();
  const { mayRegister } = usePaymentRights();
  const { id: invoiceId, partyId, companyId, currency, balance, kind } = invoice;
  const direction = kind === 'supplier' ? 'out' : 'in';
  const { register, sheet } = useRegister((payment) => {
    const isOf = payment.partyId === partyId;
    const path = isOf ? settlePathOf({ id: payment.id, partyId, invoiceId }) : paymentPathOf(payment.id);
    void navigate(path, { replace: true });
  });
  return (
    <>
      <HeadCard title={invoice.invoiceNo}>
        <Facts
          facts={[
            [words('invoiceParty'), invoice.partyName],
            [words('invoiceBalance'), balanceText(invoice)],
            [words('invoiceDue'), invoice.dueOn && <DueMark key="due" invoice={invoice} />],
          ]}
        />
      </HeadCard>
      {invoice.can.includes('settle') ? (
        <>
          <Unused invoice={invoice} direction={direction} />
          {mayRegister && (
            <Button
              look="primary"
              icon="plus"
              className="choose-register"
              onClick={() => register({ direction, partyId, companyId, currency, amount: balance })}
            >
              {words(direction === 'in' ? 'paymentRegisterIn' : 'paymentRegisterOut')}
            </Button>
          )}
        </>
      ) : (
        <Empty title={words('settleNotOpen')} />
      )}
      {sheet}
    </>
  );
}

function Unused({ invoice, direction }: { invoice: InvoiceDetail; direction: 'in' | 'out' }) {
  const words = useWords();
  const { id: invoiceId, partyId, companyId } = invoice;
  const list = useList(listPayments, {
    filters: { partyId, companyId, direction, isUnapplied: true },
    ...{ sidx: 'valueOn', sort: 'asc' },
  });
  if (!list.rows) return list.problem ? null : <Skeleton count={2} />;
  const unused = list.rows.flatMap((payment) => {
    const part = payment.parties.find((one) => one.partyId === partyId);
    return part && exact(part.unapplied).greaterThan(0) ? [{ payment, part }] : [];
  });
  if (unused.length === 0)
    return (
      <Empty
        title={words('settleNoMoney')}
        line={words('settleNoMoneyLine')}
        action={<Link to={`${paymentsScreen}?tab=unclaimed`}>{words('settleSeeUnclaimed')}</Link>}
      />
    );
  return (
    <Card title={words('settleUnused')}>
      <ul className="choose-payment">
        {unused.map(({ payment, part }) => (
          <li key={payment.id}>
            <Link to={settlePathOf({ id: payment.id, partyId, invoiceId })}>
              <span>
                <strong className="number">{payment.paymentNo}</strong>
                <small className="number">
                  {[payment.valueOn, payment.bankAccountName, payment.bankRef].filter(Boolean).join(' · ')}
                </small>
              </span>
              <span className="number">
                {words('paymentSumLeft', {
                  sum: moneyText({ currency: payment.currency, amount: part.unapplied }),
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={list.loadMore}>
          {words('settleMore')}
        </Button>
      )}
    </Card>
  );
}

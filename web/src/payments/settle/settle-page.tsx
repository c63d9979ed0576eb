import { AppError } from '@fairway/contract/app-error.ts';
import { getPayment, type PaymentRow } from '@fairway/contract/payments.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { load } from '../../wire/calls.ts';
import { NoSuchPayment } from '../detail/payment-page.tsx';
import { paymentPathOf, paymentsScreen } from '../paths.ts';
import { usePaymentRights } from '../use-payment-rights.ts';
import { ChoosePayment } from './choose-payment.tsx';
import { SettleForm } from './settle-form.tsx';

/** A payment is used for invoices: one that is named (`?id=`), or one to be chosen for an invoice (`?invoiceId=`). */
export function SettlePage() {
  const words = useWords();
  const { maySettle } = usePaymentRights();
  const [address] = useSearchParams();
  const [id, invoiceId] = [address.get('id'), address.get('invoiceId')];
  if (!maySettle)
    return (
      <Page title={words('paymentSettle')} back={paymentsScreen}>
        <Empty drawing="locked" title={words('noPermission')} />
      </Page>
    );
  if (id) return <OfPayment key={id} id={id} />;
  return invoiceId ? <ChoosePayment key={invoiceId} invoiceId={invoiceId} /> : <NoSuchPayment />;
}

function OfPayment({ id }: { id: string }) {
  const words = useWords();
  const [address] = useSearchParams();
  const asked = useQuery({ ...load(getPayment, { params: { id } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchPayment />;
  if (!asked.data)
    return (
      <Page title={words('paymentSettle')} back={paymentPathOf(id)}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  const { payment } = asked.data;
  const open = payment.parties.filter(({ unapplied }) => exact(unapplied).greaterThan(0));
  const part = open.find(({ partyId }) => partyId === address.get('partyId')) ?? open[0];
  if (payment.status !== 'confirmed' || !part) return <NothingLeft payment={payment} />;
  return (
    <SettleForm
      key={part.partyId}
      payment={payment}
      part={part}
      parts={open}
      invoiceId={address.get('invoiceId')}
    />
  );
}

function NothingLeft({ payment }: { payment: PaymentRow }) {
  const words = useWords();
  const navigate = useNavigate();
  const path = paymentPathOf(payment.id);
  return (
    <Page title={words('settleTitle', { no: payment.paymentNo })} back={path}>
      <Empty
        title={words(payment.claim === 'unclaimed' ? 'settleUnclaimed' : 'settleNothingLeft')}
        action={<Button onClick={() => void navigate(path)}>{words('settleSeePayment')}</Button>}
      />
    </Page>
  );
}

import { AppError } from '@fairway/contract/app-error.ts';
import { getPayment } from '@fairway/contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { PaymentActs } from '../acts/payment-acts.tsx';
import { paymentsScreen } from '../paths.ts';
import { HistoryCard } from './history-card.tsx';
import { PaymentBody } from './payment-body.tsx';

/** One payment (`?id=`). */
export function PaymentPage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <OnePayment key={id} id={id} /> : <NoSuchPayment />;
}

/** What is not for somebody is not there for them. */
export function NoSuchPayment() {
  const words = useWords();
  return (
    <NotFound
      home={paymentsScreen}
      says={{
        ...{ title: words('paymentMissing'), line: words('paymentMissingLine') },
        go: words('paymentSeeAll'),
      }}
    />
  );
}

function OnePayment({ id }: { id: string }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const asked = useQuery({ ...load(getPayment, { params: { id } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchPayment />;
  if (!asked.data)
    return (
      <Page title={words('paymentOne')} back={paymentsScreen}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  const { payment, history } = asked.data;
  return (
    <Page
      title={payment.paymentNo}
      back={paymentsScreen}
      actions={isDesk && <PaymentActs payment={payment} />}
      foot={
        !isDesk && (
          <PaymentActs payment={payment}>{(buttons) => <ActionBar>{buttons}</ActionBar>}</PaymentActs>
        )
      }
      aside={
        isDesk && (
          <div className="page-aside-cards">
            <HistoryCard history={history} />
          </div>
        )
      }
    >
      <PaymentBody shown={asked.data} />
      {!isDesk && <HistoryCard history={history} />}
    </Page>
  );
}

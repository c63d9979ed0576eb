import { getPayment } from '@fairway/contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { PaymentActs } from '../acts/payment-acts.tsx';
import { paymentPathOf } from '../paths.ts';
import { HistoryCard } from './history-card.tsx';
import { PaymentBody } from './payment-body.tsx';

interface PaymentPaneProps {
  id: string;
  onClose: () => void;
}

/** A payment beside the table it stands in. */
export function PaymentPane({ id, onClose }: PaymentPaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(getPayment, { params: { id } }), meta: { quiet: true } });
  const payment = asked.data?.payment;
  return (
    <LoadedPane
      query={asked}
      className="payment-pane"
      title={payment?.paymentNo ?? words('paymentOne')}
      actions={
        payment && (
          <>
            <PaymentActs payment={payment} />
            <IconButton
              icon="coins"
              label={words('paymentOpenPage')}
              onClick={() => void navigate(paymentPathOf(id))}
            />
          </>
        )
      }
      onClose={onClose}
    >
      {(shown) => (
        <>
          <PaymentBody shown={shown} />
          <HistoryCard history={shown.history} />
        </>
      )}
    </LoadedPane>
  );
}

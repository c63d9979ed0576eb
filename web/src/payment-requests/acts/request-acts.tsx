import type { PaymentRequestDetail } from '@fairway/contract/payment-requests.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { makeRequestPathOf } from '../paths.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { PaySheet } from './pay-sheet.tsx';

interface RequestActsProps {
  request: PaymentRequestDetail;
  /** Puts the buttons where they stand. */
  children?: (buttons: ReactNode) => ReactNode;
}

/** What can be done with a request: pay it, or not after all; one that was refused is asked for again. */
export function RequestActs({ request, children = (buttons) => buttons }: RequestActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const mayAsk = useCan('payment', 'button', 'btn_request');
  const [open, setOpen] = useState<'pay' | 'cancel'>();
  const { can, status, lines } = request;
  const canAskAgain = mayAsk && lines.length > 0 && (status === 'rejected' || status === 'withdrawn');
  if (can.length === 0 && !canAskAgain) return null;
  const again = () => void navigate(makeRequestPathOf(lines.map(({ invoiceId }) => invoiceId)));
  const close = () => setOpen(undefined);
  return (
    <>
      {children(
        <>
          {canAskAgain && (
            <Button icon="refresh" onClick={again}>
              {words('requestAgain')}
            </Button>
          )}
          {can.includes('cancel') && (
            <Button icon="close" onClick={() => setOpen('cancel')}>
              {words('requestGiveUp')}
            </Button>
          )}
          {can.includes('pay') && (
            <Button look="primary" icon="coins" onClick={() => setOpen('pay')}>
              {words('requestPay')}
            </Button>
          )}
        </>,
      )}
      {open === 'pay' && <PaySheet request={request} onClose={close} />}
      {open === 'cancel' && <CancelSheet request={request} onClose={close} />}
    </>
  );
}

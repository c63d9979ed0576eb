import { type PaymentRow, reversePayment } from '@fairway/contract/payments.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../wire/calls.ts';
import { settlePathOf } from '../paths.ts';
import { paymentReads } from '../payment-reads.ts';
import { amountText } from '../payment-text.ts';
import { ClaimSheet } from './claim-sheet.tsx';
import { ReversalSheet } from './reversal-sheet.tsx';

interface PaymentActsProps {
  payment: PaymentRow;
  /** Puts the buttons where they stand. */
  children?: (buttons: ReactNode) => ReactNode;
}

/** What can be done with one payment: the likeliest as a button, the rest in a menu. */
export function PaymentActs({ payment, children = (buttons) => buttons }: PaymentActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'claim' | 'reverse'>();
  const reversing = useCommand(reversePayment, { refreshes: paymentReads, quiet: true });
  const { id, version, can, claim } = payment;
  const close = () => setOpen(undefined);
  const acts: Record<(typeof can)[number], Act> = {
    claim: {
      ...{ name: words(claim === 'unclaimed' ? 'paymentClaim' : 'paymentClaimAnew'), icon: 'user' },
      act: () => setOpen('claim'),
    },
    settle: {
      ...{ name: words('paymentSettle'), icon: 'invoice' },
      act: () => void navigate(settlePathOf({ id })),
    },
    reverse: {
      ...{ name: words('paymentReverse'), icon: 'undo', tone: 'danger' },
      act: () => setOpen('reverse'),
    },
  };
  // What nobody claimed has nobody's invoices to pay.
  const main = (['settle', 'claim'] as const).find(
    (one) => can.includes(one) && (one === 'settle' || claim === 'unclaimed'),
  );
  const others = can.filter((one) => one !== main).map((one) => acts[one]);
  if (can.length === 0) return null;
  return (
    <>
      {children(
        <>
          {others.length > 0 && <ActMenu label={words('paymentMoreActs')} acts={others} />}
          {main && (
            <Button look="primary" icon={acts[main].icon} onClick={acts[main].act}>
              {acts[main].name}
            </Button>
          )}
        </>,
      )}
      {open === 'claim' && <ClaimSheet payment={payment} onClose={close} />}
      {open === 'reverse' && (
        <ReversalSheet
          title={words('paymentReverseTitle', { no: payment.paymentNo })}
          line={words('paymentReverseLine', { sum: amountText(payment) })}
          agree={words('paymentReverse')}
          done={words('paymentReversedDone')}
          onAgree={(reason) => reversing.mutateAsync({ params: { id }, body: { version, reason } })}
          onClose={close}
        />
      )}
    </>
  );
}

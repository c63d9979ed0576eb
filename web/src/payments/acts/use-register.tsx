import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { paymentPathOf, settlePathOf } from '../paths.ts';
import { usePaymentRights } from '../use-payment-rights.ts';
import { type Registered, RegisterSheet, type RegisterStart } from './register-sheet.tsx';

/** Registers money that came or went; what is somebody's can be used at once. */
export function useRegister(onRegistered?: (payment: Registered) => void): {
  register: (start: RegisterStart) => void;
  sheet: ReactNode;
} {
  const words = useWords();
  const navigate = useNavigate();
  const { maySettle } = usePaymentRights();
  const [start, setStart] = useState<RegisterStart>();
  const offer = async ({ id, paymentNo, partyId }: Registered) => {
    if (partyId === '' || !maySettle) return void navigate(paymentPathOf(id));
    const isWanted = await confirm({
      title: words('paymentRegistered', { no: paymentNo }),
      ...{ body: words('paymentUseNow'), agree: words('paymentSettle'), refuse: words('paymentLater') },
    });
    void navigate(isWanted ? settlePathOf({ id, partyId }) : paymentPathOf(id));
  };
  return {
    register: setStart,
    sheet: start && (
      <RegisterSheet
        start={start}
        onClose={() => setStart(undefined)}
        onRegistered={onRegistered ?? ((payment) => void offer(payment))}
      />
    ),
  };
}

import { useCan } from '../session/use-can.ts';

/** What this person may do with payments at all; each payment says itself what can be done with it. */
export function usePaymentRights() {
  const mayRegister = useCan('payment', 'button', 'btn_add');
  const maySettle = useCan('payment', 'button', 'btn_settle');
  return { mayRegister, maySettle };
}

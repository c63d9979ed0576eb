import { useCan } from '../session/use-can.ts';
import { useSession } from '../wire/session-store.ts';

/** What this person may do with invoices at all; each invoice says itself what can be done with it. */
export function useInvoiceRights() {
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const mayAdd = useCan('invoice', 'button', 'btn_add');
  const mayEdit = useCan('invoice', 'button', 'btn_edit');
  const mayConfirm = useCan('invoice', 'button', 'btn_confirm');
  const mayRemove = useCan('invoice', 'button', 'btn_remove');
  const mayRemind = useCan('accountsAnalysis', 'button', 'btn_dun');
  const maySettle = useCan('payment', 'button', 'btn_settle');
  const seesPayments = useCan('payment', 'button', 'btn_detail');
  return {
    isStaff,
    ...{ maySettle: isStaff && maySettle, seesPayments: isStaff && seesPayments },
    ...{ mayAdd: isStaff && mayAdd, mayEdit: isStaff && mayEdit, mayConfirm: isStaff && mayConfirm },
    ...{ mayDrop: isStaff && (mayRemove || mayAdd), mayRemind: isStaff && mayRemind },
  };
}

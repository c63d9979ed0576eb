import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { toast } from '../../ui/toast.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { useSession } from '../../wire/session-store.ts';

/** Leads to where charges become invoices; undefined for who may make none. */
export function useBillCharges():
  | ((charges: readonly Pick<ChargeRow, 'id' | 'status'>[]) => void)
  | undefined {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const mayAdd = useCan('invoice', 'button', 'btn_add');
  if (!isStaff || !mayAdd) return undefined;
  return (charges) => {
    const approved = charges.filter(({ status }) => status === 'approved');
    if (approved.length === 0) toast(words('chargeBillNone'));
    else void navigate(links.billCharges(approved.map(({ id }) => id)));
  };
}

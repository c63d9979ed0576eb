import { useCan } from '../session/use-can.ts';
import { useSession } from '../wire/session-store.ts';

/** What this person may see and do of charges; the server decides it again. */
export function useChargeRights() {
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const receivable = useCan('charge', 'column', 'receivable');
  const payable = useCan('charge', 'column', 'payable');
  const seesConfidential = useCan('charge', 'column', 'confidential');
  const canEdit = useCan('charge', 'button', 'btn_edit');
  const canAudit = useCan('charge', 'button', 'btn_audit');
  const sides = [
    ...(receivable ? (['receivable'] as const) : []),
    ...(payable ? (['payable'] as const) : []),
  ];
  return {
    ...{ isStaff, sides, seesConfidential: isStaff && seesConfidential },
    ...{ mayEdit: isStaff && canEdit, mayAudit: isStaff && canAudit },
  };
}

import { useCan } from '../session/use-can.ts';
import { useSession } from '../wire/session-store.ts';

/** What this person may do with statements at all; each statement says itself what can be done with it. */
export function useStatementRights() {
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const mayAdd = useCan('invoice', 'button', 'btn_add');
  const maySend = useCan('invoice', 'button', 'btn_confirm');
  return { isStaff, mayAdd: isStaff && mayAdd, maySend: isStaff && maySend };
}

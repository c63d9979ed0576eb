import { useCan } from '../session/use-can.ts';
import { useSession } from '../wire/session-store.ts';

/** What this person may do with releases at all; each release says itself what can be done with it. */
export function useReleaseRights() {
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const mayApply = useCan('cargoRelease', 'button', 'btn_apply');
  const mayExecute = useCan('cargoRelease', 'button', 'btn_execute');
  const mayHold = useCan('cargoRelease', 'button', 'btn_hold');
  return { isStaff, mayApply, mayExecute: isStaff && mayExecute, mayHold: isStaff && mayHold };
}

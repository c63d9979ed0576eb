import type { UnitKind } from '@fairway/contract/organisation-admin.ts';
import { mayGiveRoles } from '@fairway/domain/users/may-manage.ts';
import { useCan } from '../session/use-can.ts';
import { useSession } from '../wire/session-store.ts';

/** What this person may do with units of a kind; roles are rights, so only administrators touch them. */
export function useUnitRights(kind: UnitKind) {
  const isAdministrator = useSession(({ userInfo }) => userInfo?.isAdministrator === true);
  const mayTouch = kind !== 'role' || mayGiveRoles({ isAdministrator });
  return {
    mayAdd: useCan('organisation', 'button', 'btn_add') && mayTouch,
    mayEdit: useCan('organisation', 'button', 'btn_edit') && mayTouch,
    mayRemove: useCan('organisation', 'button', 'btn_remove') && mayTouch,
  };
}

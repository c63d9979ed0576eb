import { useCan } from '../session/use-can.ts';

/** What this person may do with people at all; each person says what can be done with them. */
export function useUserRights() {
  return {
    mayAdd: useCan('user', 'button', 'btn_add'),
    mayImport: useCan('user', 'button', 'btn_upload'),
    mayExport: useCan('user', 'button', 'btn_download'),
    mayInvite: useCan('user', 'button', 'btn_password'),
    mayDisable: useCan('user', 'button', 'btn_disable'),
    mayEndSessions: useCan('user', 'button', 'btn_sessions'),
  };
}

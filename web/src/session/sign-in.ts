import { getCurrentUser, signOut, updatePasswordMessage } from '@fairway/contract/session.ts';
import { call } from '../app/api.ts';
import { queryClient } from '../app/query-client.ts';
import { admit, currentUserQuery } from './current-user.ts';
import { clearSession, sessionToken } from './session-store.ts';

const silently = () => undefined;

/** With a fresh token: look who it is and let them in. False when nothing is open to them. */
export async function enter(token: string): Promise<boolean> {
  const user = await call(getCurrentUser, { query: { type: 'app' } }, { token });
  if (!admit(token, user)) {
    call(signOut, {}, { token, mask: false }).catch(silently);
    return false;
  }
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  call(updatePasswordMessage, {}, { mask: false }).catch(silently);
  return true;
}

/** The server is told, but a dead network keeps nobody signed in on this device. */
export async function leave(): Promise<void> {
  const token = sessionToken();
  clearSession(true);
  await call(signOut, {}, { token, mask: false }).catch(silently);
}

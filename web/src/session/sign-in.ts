import { getCurrentUser, signOut, updatePasswordMessage } from '@fairway/contract/session.ts';
import { call } from '../wire/api.ts';
import { NetworkError } from '../wire/failures.ts';
import { queryClient } from '../wire/query-client.ts';
import { clearSession, sessionToken } from '../wire/session-store.ts';
import { admit, askedHere, currentUserQuery } from './current-user.ts';

const silently = () => undefined;

/** With a fresh token: look who it is and let them in. False when nothing is open to them. */
export async function enter(token: string): Promise<boolean> {
  const user = await call(getCurrentUser, askedHere(), { token });
  if (!admit(token, user)) {
    void endOnServer(token);
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
  if (!(await endOnServer(token))) endOnceThereIsNetwork(token);
}

const askAgainAfter = 30_000;

/** As long as this page lives; the token is kept nowhere else. */
function endOnceThereIsNetwork(token: string): void {
  const tryAgain = async () => {
    if (!(await endOnServer(token))) return;
    removeEventListener('online', tryAgain);
    clearInterval(timer);
  };
  addEventListener('online', tryAgain);
  const timer = setInterval(tryAgain, askAgainAfter);
}

/** Was there an answer? A refusal is one: then the session is over already. */
async function endOnServer(token: string): Promise<boolean> {
  try {
    await call(signOut, {}, { token, mask: false });
    return true;
  } catch (error) {
    return !(error instanceof NetworkError);
  }
}

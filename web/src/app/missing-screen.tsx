import { useSession } from '../session/session-store.ts';
import { NotFound } from '../ui/not-found.tsx';
import { homePath } from './tabs.ts';

/** No such path, or none yet. */
export function MissingScreen() {
  const isSignedIn = useSession((session) => session.token !== '');
  return <NotFound home={isSignedIn ? homePath : '/'} />;
}

import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { currentUserQuery } from '../session/current-user.ts';
import { loginPath, loginPathFrom } from '../session/return-path.ts';
import { useSession } from '../wire/session-store.ts';
import { frameChunk } from './frame-chunk.ts';
import { Screen } from './screen.tsx';

/** Lets only people with a session through; the others come back here after signing in. */
export function SignedIn() {
  const { token, userInfo, hasWayBack } = useSession();
  const location = useLocation();
  useQuery({ ...currentUserQuery, enabled: token !== '' });
  if (!token) return <Navigate to={hasWayBack ? loginPathFrom(location) : loginPath} replace />;
  // Another person in another tab: nothing of the first one's screens may stay.
  return <Screen key={userInfo?.userId} screen={frameChunk} />;
}

import type { PermissionEntry } from '@fairway/contract/permission.ts';
import type { CurrentUser, UserInfo } from '@fairway/contract/session.ts';
import { create } from 'zustand';
import { forget, keep, stored } from '../native/device-storage.ts';
import { forgetPersonOnDevice, setStoragePerson } from '../native/person-storage.ts';
import { seeing, stopSeeing } from './seeing.ts';

export interface Session {
  /** Exactly as the server gave it; '' when nobody is signed in. Never part of a URL. */
  token: string;
  userInfo: UserInfo | undefined;
  permissionList: PermissionEntry[];
  sysVersion: string;
  /** The person chose to leave: nothing of theirs is to stay on this device. */
  leftByChoice: boolean;
  /** Who signs in again comes back to where they were. */
  hasWayBack: boolean;
}

/** What the end of a session takes from the device, and nothing else: theme, language and consent stay. */
export const sessionKeys = [
  'token',
  'userInfo',
  'permissionList',
  'sysVersion',
  'dynamicModelExtra',
] as const;

const nobody = { token: '', userInfo: undefined, permissionList: [], sysVersion: '' };
/** Nobody chose the end of it. */
const lost = { leftByChoice: false, hasWayBack: true };

export const useSession = create<Session>(() => ({ ...readSession(), ...lost }));

export const sessionToken = () => useSession.getState().token;

export const personIdOf = ({ userInfo }: Pick<Session, 'userInfo'>): string => userInfo?.userId ?? '';

/** Of somebody who is only looked at nothing is kept here, and nothing read that they left here themselves. */
const keptFor = (session: Session) => (seeing ? '' : personIdOf(session));

setStoragePerson(keptFor(useSession.getState()));
useSession.subscribe((now, before) => {
  setStoragePerson(keptFor(now));
  if (now.leftByChoice && !before.leftByChoice) forgetPersonOnDevice(personIdOf(before));
});

/** Who is signed in here; '' when nobody is. */
export const myId = () => personIdOf(useSession.getState());
export const useMyId = () => useSession(personIdOf);

export function openSession(token: string, { userInfo, permissionList, sysConfigInfo }: CurrentUser): void {
  const { sysVersion } = sysConfigInfo;
  // The token last: another tab that sees it finds the rest already there.
  if (!seeing)
    for (const [key, value] of Object.entries({ userInfo, permissionList, sysVersion, token }))
      keep(key, value);
  useSession.setState({ token, userInfo, permissionList, sysVersion, ...lost });
}

export function clearSession(leftByChoice = false): void {
  end({ leftByChoice, hasWayBack: !leftByChoice });
}

/** A new password ends it and leads to a plain login; what the person began stays for them. */
export function clearSessionForNewPassword(): void {
  end({ leftByChoice: false, hasWayBack: false });
}

function end(ending: Pick<Session, 'leftByChoice' | 'hasWayBack'>): void {
  if (seeing) {
    // The time to look is over, or was ended: back to oneself.
    stopSeeing();
  } else {
    for (const key of sessionKeys) forget(key);
    useSession.setState({ ...nobody, ...ending });
  }
}

/** Another tab signed out: this one too. Signed in there: this one starts anew, so that nothing of the first person stays. */
export function followOtherTabs(startAnew = () => location.reload()): () => void {
  const follow = () => {
    const now = readSession();
    if (now.token === sessionToken()) return;
    useSession.setState(now.token ? now : { ...nobody, ...lost });
    if (now.token) startAnew();
  };
  // Each key is told by itself; the token is written last, so with it the others are there.
  const hear = ({ key }: StorageEvent) => (key === null || key === 'token') && follow();
  // A page the browser had put to sleep heard nothing.
  const wake = ({ persisted }: PageTransitionEvent) => persisted && follow();
  addEventListener('storage', hear);
  addEventListener('pageshow', wake);
  return () => {
    removeEventListener('storage', hear);
    removeEventListener('pageshow', wake);
  };
}

function readSession(): Omit<Session, 'leftByChoice' | 'hasWayBack'> {
  if (seeing) return seeing;
  return {
    token: stored<string>('token') ?? '',
    userInfo: stored<UserInfo>('userInfo'),
    permissionList: stored<PermissionEntry[]>('permissionList') ?? [],
    sysVersion: stored<string>('sysVersion') ?? '',
  };
}

import type { PermissionEntry } from '@fairway/contract/permission.ts';
import type { UserInfo } from '@fairway/contract/session.ts';
import { joinBase } from './base-path.ts';
import { homePath } from './navigation/home-path.ts';

/**
 * An administrator looks at the system as somebody else, in this tab alone: kept where other tabs do not see it, beside
 * the session of their own, which waits on the device. It begins and ends with a new page, so that nothing of the one is
 * left in the other.
 */
export interface Seeing {
  token: string;
  endsAt: number;
  userInfo: UserInfo;
  permissionList: PermissionEntry[];
  sysVersion: string;
  /** Where they were, and come back to. */
  back: string;
}

const key = 'seeing';

/** Undefined for everybody who is themselves. */
export const seeing = read();

export function startSeeing(as: Seeing): void {
  sessionStorage.setItem(key, JSON.stringify(as));
  location.assign(joinBase(homePath));
}

export function stopSeeing(): void {
  sessionStorage.removeItem(key);
  location.assign(seeing?.back ?? joinBase(homePath));
}

/** What they may do is renewed while they are looked at. */
export function renewSeeing(as: Partial<Seeing>): void {
  if (seeing) sessionStorage.setItem(key, JSON.stringify({ ...seeing, ...as }));
}

function read(): Seeing | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Seeing);
  } catch {
    return undefined;
  }
}

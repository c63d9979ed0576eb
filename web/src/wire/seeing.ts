import type { PermissionEntry } from '@fairway/contract/permission.ts';
import type { UserInfo } from '@fairway/contract/session.ts';
import { stored } from '../native/device-storage.ts';

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

export const seeingKey = 'seeing';

/** Undefined for everybody who is themselves. */
export const seeing = stored<Seeing>(seeingKey, 'sessionStorage');

export function stopSeeing(): void {
  sessionStorage.removeItem(seeingKey);
  if (seeing) location.assign(seeing.back);
}

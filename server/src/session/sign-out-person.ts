import type { Db } from '../database/open.ts';
import { tellSessionScreens } from './online/tell-session-screens.ts';
import { endDeviceOf, endSessionsOf } from './store.ts';
import type { EndReason } from './tables.ts';

/** Ends every session of somebody else; their sockets close with the commit. Who does it tells open screens, once. */
export const signOutPerson = (db: Db, userId: string, reason: EndReason, now: Date): Promise<unknown> =>
  endSessionsOf(db, userId, reason, now);

/** Ends one session of somebody else; false where they have no such one. */
export async function signOutDeviceOf(db: Db, userId: string, deviceId: string, now: Date): Promise<boolean> {
  const isEnded = await endDeviceOf(db, userId, deviceId, now);
  if (isEnded) await tellSessionScreens(db);
  return isEnded;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import type { Context, Session } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { readSettings } from '../system/settings.ts';
import { devicesOf, endDeviceOf, endOtherDevicesOf, findPreviousLogin, loginsOf } from './store.ts';

/** Nobody looks through more, and a script that signs in all day must not fill the screen. */
const mostDevices = 100;

/** Where the caller is signed in, this device first. */
export const listMyDevices = async (ctx: Context) => ({ list: await devicesInUse(ctx, ctx.session.userId) });

/** Where somebody is signed in, the device that asks first; a session that ran out is none. */
export async function devicesInUse(ctx: Context, userId: string) {
  const asked = { userId, sessionId: ctx.session.id, ...(await openBounds(ctx)), most: mostDevices };
  const rows = await devicesOf(ctx.db, asked);
  return rows.map(({ createdAt, lastSeenAt, ...device }) => ({
    ...device,
    signedInAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
  }));
}

/** A session that was used or opened before these has run out. */
export async function openBounds({ db, config, now }: Pick<Context, 'db' | 'config' | 'now'>) {
  const { sessionDays } = await readSettings(db);
  return {
    usedSince: new Date(now.getTime() - config.tokenLifetimeMinutes * 60_000),
    openedSince: new Date(now.getTime() - sessionDays * 24 * 60 * 60_000),
  };
}

/** Ends one session of the caller; this one too, if they name it. */
export async function signOutDevice({ db, session, now }: Context, id: string): Promise<null> {
  if (!(await endDeviceOf(db, session.userId, id, now))) throw new AppError('NOT_FOUND');
  return null;
}

export async function signOutOtherDevices({ db, session, now }: Context): Promise<null> {
  await endOtherDevicesOf(db, session.userId, session.id, now);
  return null;
}

export async function listMyLogins(
  { db, session }: Context,
  wanted: { currentPage: number; pageSize: number },
) {
  const { rows, total } = await loginsOf(db, session.userId, wanted);
  const list = rows.map(({ id, at, ...login }) => ({ ...login, id: String(id), at: at.getTime() }));
  return pageOf(list, wanted, total);
}

/** When and from where somebody signed in before this session began. */
export async function previousLogin(db: Db, { tokenHash }: Pick<Session, 'tokenHash'>) {
  const found = await findPreviousLogin(db, tokenHash);
  return { at: found?.previousLoginAt?.getTime() ?? null, address: found?.previousLoginAddress ?? '' };
}

import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import { readCookie, writeCookie } from './cookie.ts';
import { forgetOldestDevices, mobilesOfDevice, replaceDeviceHash, saveDevice } from './known-device-store.ts';
import { hashOf } from './token.ts';

const cookieName = 'fairway_device';
const mostDevices = 10;

/** A device that was not used for so long is a stranger again. */
export const deviceLifetime = 180 * 24 * 60 * 60 * 1000;

/** The device a request says it comes from; whether an account knows it is another question. */
export function deviceOf(request: Pick<FastifyRequest, 'headers'>): Buffer | undefined {
  const secret = readCookie(request, cookieName);
  return secret === undefined ? undefined : hashOf(secret);
}

/** Whether somebody with this number signed in with this device before. */
export async function isDeviceOfMobile(
  db: Db,
  request: Pick<FastifyRequest, 'headers'>,
  mobile: string,
): Promise<boolean> {
  const device = deviceOf(request);
  return device !== undefined && (await mobilesOfDevice(db, device)).includes(mobile);
}

interface Visit {
  request: Pick<FastifyRequest, 'headers'>;
  config: Config;
  now: Date;
  replyHeader: (name: string, value: string) => void;
}

/** Knows the device of somebody who signed in, from now on by another secret: a copy of the old one is worthless. */
export async function rememberDevice(
  db: Db,
  { request, config, now, replyHeader }: Visit,
  userId: string,
): Promise<void> {
  const secret = randomBytes(32).toString('base64url');
  const before = deviceOf(request);
  const deviceHash = hashOf(secret);
  // Other people sign in with this browser, too.
  if (before) await replaceDeviceHash(db, before, deviceHash);
  await saveDevice(db, { userId, deviceHash, lastUsedAt: now });
  await forgetOldestDevices(db, userId, mostDevices);
  replyHeader(
    'set-cookie',
    writeCookie(config, { name: cookieName, value: secret, lifetime: deviceLifetime }),
  );
}

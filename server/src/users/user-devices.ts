import { AppError } from '@fairway/contract/app-error.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import type { Context } from '../http/context.ts';
import { auditedPerson } from '../organisation/audited-person.ts';
import { devicesInUse } from '../session/devices.ts';
import { signOutDeviceOf } from '../session/sign-out-person.ts';
import { findUserRow } from './list-store.ts';

/** Where somebody is signed in. Addresses of administrators are theirs. */
export async function listUserDevices(ctx: Context, id: string) {
  await managed(ctx, id);
  return { list: await devicesInUse(ctx, id) };
}

/** Signs somebody out of one device. */
export async function endUserDevice(ctx: Context, id: string, deviceId: string): Promise<null> {
  const { account, realName } = await managed(ctx, id);
  ctx.auditTarget(auditedPerson(account, realName));
  if (!(await signOutDeviceOf(ctx.db, id, deviceId, ctx.now))) throw new AppError('NOT_FOUND');
  return null;
}

async function managed({ db, session }: Context, id: string) {
  const row = await findUserRow(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (!mayManage(session, row)) throw new AppError('FORBIDDEN');
  return row;
}

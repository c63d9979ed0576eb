import { AppError } from '@fairway/contract/app-error.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import type { Context } from '../http/context.ts';
import { devicesInUse } from '../session/devices.ts';
import { findUserRow } from './list-store.ts';

/** Where somebody is signed in. Addresses of administrators are theirs. */
export async function listUserDevices(ctx: Context, id: string) {
  const row = await findUserRow(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (!mayManage(ctx.session, row)) throw new AppError('FORBIDDEN');
  return { list: await devicesInUse(ctx, id) };
}

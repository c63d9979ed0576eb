import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { type InterfaceUse, refuseReaching } from './access.ts';
import { deleteInterface as deleteRow, lockInterface } from './store.ts';

/** Deletes an interface that no form refers to. */
export async function deleteInterface(
  { db, session }: Context,
  id: string,
  { isUsed }: InterfaceUse,
): Promise<null> {
  const stored = await lockInterface(db, id);
  if (!stored) throw new AppError('NOT_FOUND');
  refuseReaching(session, stored.kind);
  if (await isUsed(db, id)) throw new AppError('INTERFACE_IN_USE');
  await deleteRow(db, id);
  return null;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { deleteFileOf } from './store.ts';

/** Only its owner deletes a file. */
export async function deleteMyFile({ db, session, auditTarget }: Context, fileId: string): Promise<null> {
  const name = await deleteFileOf(db, session.userId, fileId);
  if (name === undefined) throw new AppError('NOT_FOUND');
  auditTarget(name);
  return null;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { deleteFileOf } from './store.ts';

/** Only its owner deletes a file: an administrator may read it, but not take it away. */
export async function deleteMyFile({ db, session }: Context, fileId: string): Promise<null> {
  if (!(await deleteFileOf(db, session.userId, fileId))) throw new AppError('NOT_FOUND');
  return null;
}

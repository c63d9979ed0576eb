import { AppError } from '@fairway/contract/app-error.ts';
import { sharedUploadTypes, type UploadType } from '@fairway/contract/files.ts';
import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { findFile } from './store.ts';

export type Viewer = Pick<Session, 'userId'>;

/** A file this person may read; to everybody else, an administrator too, it does not exist. */
export async function readableFile(db: Db, viewer: Viewer, fileId: string, type?: UploadType) {
  const file = await findFile(db, fileId, viewer.userId);
  const mayRead =
    file &&
    (file.ownerId === viewer.userId || file.readerId !== null || sharedUploadTypes.includes(file.type));
  if (!mayRead || (type && file.type !== type)) throw new AppError('NOT_FOUND');
  return file;
}

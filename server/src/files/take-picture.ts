import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import { readableFile, type Viewer } from './access.ts';
import { isPicture } from './describe-file.ts';
import { deleteFileOf, findPiece, findPieceLengths } from './store.ts';

/** The bytes of a picture its owner uploaded to give it away, and none if they are too many; the file goes. */
export async function takePicture(
  db: Db,
  owner: Viewer,
  fileId: string,
  mostBytes: number,
): Promise<{ mime: string; bytes: Buffer | undefined }> {
  // Of this kind are pictures kept without what a phone notes in them.
  const file = await readableFile(db, owner, fileId, { type: 'userAvatar' });
  if (file.ownerId !== owner.userId || !isPicture(file)) throw new AppError('NOT_FOUND');
  if (file.size > mostBytes) return { mime: file.mime, bytes: undefined };
  const pieces: Buffer[] = [];
  for (const number of (await findPieceLengths(db, fileId)).keys())
    pieces.push((await findPiece(db, fileId, 'full', number)) ?? Buffer.alloc(0));
  await deleteFileOf(db, owner.userId, fileId);
  return { mime: file.mime, bytes: Buffer.concat(pieces) };
}

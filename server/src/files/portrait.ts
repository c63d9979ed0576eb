import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import type { Viewer } from './access.ts';
import { readableFile } from './access.ts';
import { isPicture, storedFileOf } from './describe-file.ts';
import { deleteFileOf, giveFile } from './store.ts';

/** The address of a portrait a person uploaded themselves; nobody takes the picture of somebody else. */
export async function portraitAddress(db: Db, owner: Viewer, fileId: string): Promise<string> {
  const file = await readableFile(db, owner, fileId, { type: 'userAvatar' });
  if (file.ownerId !== owner.userId || !isPicture(file)) throw new AppError('NOT_FOUND');
  return storedFileOf(file).url;
}

/** The same for somebody else: the picture is theirs from then on, and counts among their files. */
export async function givePortrait(db: Db, giver: Viewer, fileId: string, to: Viewer): Promise<string> {
  const url = await portraitAddress(db, giver, fileId);
  if (giver.userId !== to.userId) await giveFile(db, fileId, giver.userId, to.userId);
  return url;
}

const address = /^\/api\/file\/Image\/userAvatar\/([\w.-]+)$/;

/** Deletes the file behind a portrait nobody wears any more, if it is this person's own. */
export async function forgetPortrait(db: Db, owner: Viewer, url: string): Promise<void> {
  const [, fileId] = address.exec(url) ?? [];
  if (fileId) await deleteFileOf(db, owner.userId, fileId);
}

import { AppError } from '@fairway/contract/app-error.ts';
import { isPicture } from '../files/describe-file.ts';
import { filesNamed } from '../files/files-named.ts';
import type { Context } from '../http/context.ts';
import { isPhotoKnown } from './store.ts';

interface Photo {
  fileId: string;
  sha256: string;
}

/** Pictures of the caller's own, with the bytes the device saw when it took them, and each for the first time. */
export async function checkPhotos(ctx: Context, photos: readonly Photo[]): Promise<void> {
  if (photos.length === 0) return;
  const files = await filesNamed(
    ctx.db,
    photos.map(({ fileId }) => fileId),
  );
  const isTheirs = files.length === photos.length && files.every((one) => one.ownerId === ctx.session.userId);
  if (!isTheirs) throw new AppError('NOT_FOUND');
  const isAsTaken = files.every((file, place) => isPicture(file) && file.sha256 === photos[place]?.sha256);
  const sums = photos.map(({ sha256 }) => sha256);
  const isNew = new Set(sums).size === sums.length && !(await isPhotoKnown(ctx.db, sums));
  if (!isAsTaken || !isNew) throw new AppError('PUNCH_PHOTO_WRONG');
}

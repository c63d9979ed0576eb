import { AppError } from '@fairway/contract/app-error.ts';
import type { UploadType } from '@fairway/contract/files.ts';
import type { Bytes, Context } from '../http/context.ts';
import { type Readers, readableFile, shownTo } from './access.ts';
import { contentDisposition, etagOf, isPicture } from './describe-file.ts';
import { fileBody } from './pieces.ts';
import { findPiece } from './store.ts';

/** A picture one may see; one that has no small twin is given as it is. */
export async function getImage(
  ctx: Context,
  type: UploadType,
  fileId: string,
  size: 'thumb' | 'full',
  { places, sent }: Readers,
): Promise<Bytes> {
  const { db, session } = ctx;
  const isShownAt = shownTo(ctx, places);
  const file = await readableFile(db, session, fileId, { type, isShownAt, sent });
  if (!isPicture(file)) throw new AppError('NOT_FOUND');
  const isSmall = size === 'thumb' && file.hasThumbnail;
  const headers = {
    etag: etagOf(file, isSmall ? 'thumb' : undefined),
    'cache-control': 'private, max-age=86400',
    // The next person at the same browser asks the server again, who may refuse them.
    vary: 'authorization',
    'content-disposition': contentDisposition('inline', file.originalName),
  };
  const contentType = isSmall ? 'image/webp' : file.mime;
  if (!isSmall) return { contentType, headers, body: fileBody((look) => look(db), file) };
  const body = await findPiece(db, file.id, 'thumb', 0);
  if (!body) throw new AppError('NOT_FOUND');
  return { contentType, headers, body };
}

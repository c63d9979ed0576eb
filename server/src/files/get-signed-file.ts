import { AppError } from '@fairway/contract/app-error.ts';
import type { UploadType } from '@fairway/contract/files.ts';
import type { Bytes, Context } from '../http/context.ts';
import { type FileReader, readableFile } from './access.ts';
import { contentDisposition, etagOf } from './describe-file.ts';
import { fileBody } from './pieces.ts';
import { readerOfAddress } from './signed-address.ts';
import { findPiece, isActiveReader } from './store.ts';

interface Wanted {
  type: UploadType;
  name: string;
  ticket: string;
  size: 'thumb' | 'full';
}

/** Only these are shown where they are; a page or a document would run on our address. */
const isShown = (mime: string) => /^(image|audio|video)\//.test(mime);

/** The bytes of a file for an `<img>` or `<audio>`, as long as the reader of its signed address may see it. */
export async function getSignedFile(
  { db, now }: Context<'open'>,
  { type, name: fileId, ticket, size }: Wanted,
  sent: FileReader,
): Promise<Bytes> {
  const reader = await readerOfAddress(db, { type, fileId }, ticket, now);
  if (!reader || !(await isActiveReader(db, reader.userId))) throw new AppError('FILE_TICKET_INVALID');
  const file = await readableFile(db, reader, fileId, { type, sent });
  const small = size === 'thumb' && file.hasThumbnail ? await findPiece(db, fileId, 'thumb', 0) : undefined;
  return {
    contentType: small ? 'image/webp' : file.mime,
    body: small ?? fileBody((look) => look(db), file),
    headers: {
      etag: etagOf(file, small ? 'thumb' : undefined),
      'cache-control': `private, max-age=${Math.floor((reader.endsAt - now.getTime()) / 1000)}, no-transform`,
      'content-disposition': contentDisposition(
        isShown(file.mime) ? 'inline' : 'attachment',
        file.originalName,
      ),
      // Whoever has the address has the file: a page on another origin shows what the same client could fetch.
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}

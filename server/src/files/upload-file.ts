import { stat } from 'node:fs/promises';
import { AppError } from '@fairway/contract/app-error.ts';
import { type StoredFile, sharedUploadTypes, type UploadType } from '@fairway/contract/files.ts';
import {
  extensionOf,
  isAllowedExtension,
  safeFileName,
  uploadExtensions,
} from '@fairway/domain/files/file-kind.ts';
import { fileSize } from '@fairway/domain/text/file-size.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { checkContent } from './check-content.ts';
import { isPicture, storedFileOf } from './describe-file.ts';
import { fileLimits } from './limits.ts';
import { drawClean, drawThumbnail } from './picture.ts';
import { measure, savePieces } from './pieces.ts';
import { receiveUpload, type Upload } from './receive-upload.ts';
import { findStorageUsed, insertFile, insertPiece } from './store.ts';

/** Stores one file of a person, if it is what its name says. */
export function uploadFile(ctx: OwnTransactionContext, type: UploadType): Promise<StoredFile> {
  const ownerId = ctx.session.userId;
  return receiveUpload(ctx.request, async (upload) => {
    const originalName = safeFileName(upload.filename);
    const extension = extensionOf(originalName);
    const limits = await ctx.read((db) => fileLimits(db, ctx.config));
    if (upload.truncated) throw new AppError('FILE_TOO_LARGE', { limit: inWords(limits.upload) });
    if (!isAllowedExtension(extension, uploadExtensions)) throw new AppError('FILE_TYPE_REFUSED');
    const { size } = await stat(upload.path);
    if (size === 0) throw new AppError('FILE_EMPTY');
    if (size > limits.upload) throw new AppError('FILE_TOO_LARGE', { limit: inWords(limits.upload) });

    await ctx.read((db) => refuseFullStorage(db, ctx, size));
    const mime = await checkContent(upload.path, extension);
    if (type === 'userAvatar' && !isPicture({ mime })) throw new AppError('FILE_TYPE_REFUSED');
    const thumbnail = isPicture({ mime }) ? await drawThumbnail(upload.path, mime, ownerId) : undefined;
    const path = await pathToKeep(upload, type, mime, ownerId);

    const file = {
      id: newId(ctx.now.getTime()),
      type,
      originalName,
      extension,
      mime,
      ...(await measure(path)),
      hasThumbnail: thumbnail !== undefined,
      ownerId,
      creatorTime: ctx.now,
    };
    ctx.auditTarget(originalName);
    await ctx.transact(async (db) => {
      await insertFile(db, file);
      // Others of theirs may have come in meanwhile; from here on the next one waits for this one.
      await refuseFullStorage(db, ctx, 0);
      await savePieces(db, file.id, path);
      if (thumbnail)
        await insertPiece(db, { fileId: file.id, variant: 'thumb', number: 0, bytes: thumbnail });
    });
    return storedFileOf(file);
  });
}

/** A picture that everybody may see is kept without its notes: a phone writes into a portrait where somebody lives. */
async function pathToKeep(
  { path }: Upload,
  type: UploadType,
  mime: string,
  ownerId: string,
): Promise<string> {
  const isForAll = isPicture({ mime }) && sharedUploadTypes.includes(type);
  return isForAll && (await drawClean(path, mime, `${path}.clean`, ownerId)) ? `${path}.clean` : path;
}

/** Refuses what would not fit any more. */
async function refuseFullStorage(db: Db, { session, config }: OwnTransactionContext, size: number) {
  const { mine, everybodys } = await findStorageUsed(db, session.userId);
  const { person, company } = await fileLimits(db, config);
  if (mine + size > person) throw new AppError('STORAGE_FULL', { limit: inWords(person) });
  if (everybodys + size > company) throw new AppError('COMPANY_STORAGE_FULL');
}

function inWords(bytes: number): string {
  const { value, unit } = fileSize(bytes) ?? { value: bytes, unit: 'bytes' };
  return `${Number(value)} ${unit}`;
}

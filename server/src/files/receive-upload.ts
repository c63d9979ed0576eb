import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@fairway/contract/errors.ts';
import type { FastifyRequest } from 'fastify';

export interface Upload {
  path: string;
  filename: string | undefined;
  /** There was more of it than the limit. */
  truncated: boolean;
}

/**
 * Hands over the one file of a multipart request, on disk for as long as the work takes. On disk, because a slow phone
 * would hold memory for the whole file, or a database connection for the whole upload, whatever the limit is set to.
 */
export async function receiveUpload<T>(request: FastifyRequest, work: (upload: Upload) => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw new AppError('FILE_MISSING');
  const folder = await mkdtemp(join(tmpdir(), 'fairway-upload-'));
  try {
    return await work(await receive(request, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads to the end whatever it finds, so that the person gets our answer and not a broken connection. */
async function receive(request: FastifyRequest, folder: string): Promise<Upload> {
  const path = join(folder, 'upload');
  let upload: Upload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
      upload = { path, filename: part.filename, truncated: part.file.truncated };
    }
  } catch (error) {
    request.raw.resume();
    throw refusalOf(error as NodeJS.ErrnoException);
  }
  if (!upload) throw new AppError('FILE_MISSING');
  return upload;
}

/** Trouble with our disk is ours; everything else is in what was sent, or in a connection that ended early. */
function refusalOf(error: NodeJS.ErrnoException): Error {
  if (error.syscall && error.path) return error;
  return new AppError(error.code === 'FST_FILES_LIMIT' ? 'FILE_ONE_AT_A_TIME' : 'BODY_MALFORMED');
}

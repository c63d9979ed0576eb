import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@fairway/contract/app-error.ts';
import type { FastifyRequest } from 'fastify';

/** A part whose head never ends makes the parser wait for ever, also when everything has been received. */
const parserPatience = 3_000;

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
export async function receiveUpload<T>(
  request: FastifyRequest,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
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
  const tooLong = new AbortController();
  const waiting = once(tooLong.signal, 'abort').then(() =>
    Promise.reject(new Error('the parser waits for more')),
  );
  let timer: NodeJS.Timeout | undefined;
  request.raw.once('end', () => {
    timer = setTimeout(() => tooLong.abort(), parserPatience).unref();
  });
  try {
    const upload = await Promise.race([readParts(request, join(folder, 'upload'), tooLong.signal), waiting]);
    if (!upload) throw new AppError('FILE_MISSING');
    return upload;
  } catch (error) {
    request.raw.resume();
    throw refusalOf(error as NodeJS.ErrnoException);
  } finally {
    clearTimeout(timer);
  }
}

async function readParts(
  request: FastifyRequest,
  path: string,
  signal: AbortSignal,
): Promise<Upload | undefined> {
  let upload: Upload | undefined;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    await pipeline(part.file, createWriteStream(path, { flags: 'wx' }), { signal });
    upload = { path, filename: part.filename, truncated: part.file.truncated };
  }
  return upload;
}

const ourDisk = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'EACCES']);

/** Trouble with our disk is ours; everything else is in what was sent, or in a connection that ended early. */
function refusalOf(error: NodeJS.ErrnoException): Error {
  if (error instanceof AppError) return error;
  if (ourDisk.has(error.code ?? '')) return error;
  return new AppError(error.code === 'FST_FILES_LIMIT' ? 'FILE_ONE_AT_A_TIME' : 'BODY_MALFORMED');
}

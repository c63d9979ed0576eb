import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartRefused } from '../database/start-refused.ts';

/**
 * The file a company travels in: gzip over frames of four length bytes and a payload. The first frame says what it
 * is; then for every table a frame with its name and columns, its rows as COPY text, and an empty frame; the last
 * frame counts the rows, so that a file cut short is noticed.
 */
export interface Head {
  fairway: 'backup';
  format: 1;
  version: string;
  migrations: number;
  at: string;
}
export interface TableHead {
  table: string;
  columns: string[];
}
export interface Tail {
  rows: Record<string, number>;
}

const largestFrame = 64 * 1024 * 1024;

/** Writes aside and moves into place at the end: a backup cut short never looks like one. */
export async function writeArchive(
  file: string,
  write: (frame: (payload: Buffer | object) => Promise<void>) => Promise<void>,
): Promise<void> {
  const partial = `${file}.partial-${process.pid}`;
  const gzip = createGzip({ level: 6 });
  const written = pipeline(gzip, createWriteStream(partial, { mode: 0o600 }));
  // Awaited below; without this a full disk would end the process before we can say so.
  written.catch(() => undefined);
  try {
    await write(async (payload) => {
      const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      gzip.write(length);
      if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
    await written;
    await rename(partial, file);
  } catch (error) {
    gzip.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

/** The payloads of an archive, one after the other. */
export async function* readFrames(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of gunzip) {
      rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
      while (rest.length >= 4) {
        const length = rest.readUInt32BE(0);
        if (length > largestFrame) throw damaged(file);
        if (rest.length < 4 + length) break;
        yield rest.subarray(4, 4 + length);
        rest = rest.subarray(4 + length);
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StartRefused(`There is no file ${file}.`);
    if (/^Z_|ERR_/.test((error as NodeJS.ErrnoException).code ?? '')) throw damaged(file);
    throw error;
  } finally {
    source.destroy();
  }
  if (rest.length > 0) throw damaged(file);
}

export const damaged = (file: string) =>
  new StartRefused(`${file} is not a whole Fairway backup; nothing was changed.`);

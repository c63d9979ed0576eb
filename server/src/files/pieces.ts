import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Db } from '../database/open.ts';
import type { PartialBody } from '../http/byte-range.ts';
import { findPiece, findPieceLengths, insertPiece } from './store.ts';

const pieceSize = 256 * 1024;

const readInPieces = (path: string): AsyncIterable<Buffer> =>
  createReadStream(path, { highWaterMark: pieceSize });

export async function measure(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of readInPieces(path)) {
    hash.update(piece);
    size += piece.length;
  }
  return { size, sha256: hash.digest('hex') };
}

export async function savePieces(db: Db, fileId: string, path: string): Promise<void> {
  let number = 0;
  for await (const bytes of readInPieces(path)) {
    await insertPiece(db, { fileId, variant: 'full', number, bytes });
    number += 1;
  }
}

type Read = <T>(look: (db: Db) => Promise<T>) => Promise<T>;

/** The bytes of a file, whole or in part. */
export const fileBody = (read: Read, { id, size }: { id: string; size: number }): PartialBody => ({
  size,
  read: (from, to) => Readable.from(streamPieces(read, id, { from, to })),
});

/** A piece at a time: a connection is held for one piece and never while a slow client reads. */
async function* streamPieces(read: Read, fileId: string, { from, to }: { from: number; to: number }) {
  let { number, place } =
    from === 0 ? { number: 0, place: 0 } : await read((db) => pieceAt(db, fileId, from));
  for (; place <= to; number++) {
    const bytes = await read((db) => findPiece(db, fileId, 'full', number));
    // Ending here would look like the end of the file; an error breaks the connection, and the client notices.
    if (!bytes) throw new Error(`piece ${number} of file ${fileId} is gone`);
    yield bytes.subarray(Math.max(from - place, 0), to - place + 1);
    place += bytes.length;
  }
}

/** The piece that holds a byte, and the place of its first one. */
async function pieceAt(db: Db, fileId: string, byte: number): Promise<{ number: number; place: number }> {
  let place = 0;
  for (const [number, length] of (await findPieceLengths(db, fileId)).entries()) {
    if (byte < place + length) return { number, place };
    place += length;
  }
  throw new Error(`file ${fileId} has no byte ${byte}`);
}

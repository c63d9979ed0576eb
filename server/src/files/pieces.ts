import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Db } from '../database/open.ts';
import { findPiece, insertPiece } from './store.ts';

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

/** The bytes of a file, a piece at a time: a connection is held for one piece and never while a slow client reads. */
export function streamPieces(
  read: <T>(look: (db: Db) => Promise<T>) => Promise<T>,
  fileId: string,
  size: number,
) {
  async function* pieces() {
    let sent = 0;
    for (let number = 0; sent < size; number++) {
      const bytes = await read((db) => findPiece(db, fileId, 'full', number));
      // Ending here would look like the end of the file; an error breaks the connection, and the client notices.
      if (!bytes) throw new Error(`piece ${number} of file ${fileId} is gone`);
      sent += bytes.length;
      yield bytes;
    }
  }
  return Readable.from(pieces());
}

import { createHash } from 'node:crypto';
import type { UploadType } from '@fairway/contract/files.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { storedFileOf } from './describe-file.ts';
import { insertFile, insertPiece } from './store.ts';

interface Planted {
  type: UploadType;
  name: string;
  mime: string;
  bytes: Buffer;
  ownerId: string;
  now: Date;
}

/** Stores a small file that nobody uploaded: its bytes are ours and need no check. */
export async function seedFile(db: Db, { name, bytes, now, ...file }: Planted) {
  const stored = {
    ...{ ...file, id: newId(now.getTime()), originalName: name, size: bytes.length, creatorTime: now },
    extension: name.slice(name.lastIndexOf('.') + 1),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    hasThumbnail: false,
  };
  await insertFile(db, stored);
  await insertPiece(db, { fileId: stored.id, variant: 'full', number: 0, bytes });
  return storedFileOf(stored);
}

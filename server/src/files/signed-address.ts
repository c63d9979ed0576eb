import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadType } from '@fairway/contract/files.ts';
import type { Db } from '../database/open.ts';
import { readSecret } from './store.ts';

/** An address opens for half an hour to an hour: within one such stretch it stays the same, and browsers keep what they read. */
const stretch = 30 * 60_000;

/** The secret of a database, read once by each process. */
const secrets = new WeakMap<Db, Promise<Buffer>>();
function secretOf(db: Db): Promise<Buffer> {
  const kept = secrets.get(db);
  if (kept) return kept;
  const secret = readSecret(db, 'file-address');
  secrets.set(db, secret);
  secret.catch(() => secrets.delete(db));
  return secret;
}

interface Named {
  type: UploadType;
  fileId: string;
}

const signatureOf = (secret: Buffer, { type, fileId }: Named, userId: string, until: string): string =>
  createHmac('sha256', secret).update([type, fileId, userId, until].join('\n')).digest('base64url');

/** Writes the address of a file for one reader. */
export type SignAddress = (file: Named) => string;

/**
 * Addresses that a picture or a player opens without a header. Each is for one file and one reader, and ends soon;
 * whether the reader may still see the file is asked when it is opened.
 */
export async function addressSigner(db: Db): Promise<(reader: { userId: string }, now: Date) => SignAddress> {
  const secret = await secretOf(db);
  return ({ userId }, now) => {
    const until = ((Math.floor(now.getTime() / stretch) + 2) * stretch).toString(36);
    return (file) => {
      const signature = signatureOf(secret, file, userId, until);
      return `/api/file/Image/${file.type}/${file.fileId}/${until}.${signature}.${userId}`;
    };
  };
}

/** Whom a signed address is for, and until when; undefined when we did not sign it or it has ended. */
export async function readerOfAddress(db: Db, file: Named, ticket: string, now: Date) {
  const [, until = '', given = '', userId = ''] =
    /^(\w{1,12})\.([\w-]{43})\.([\w.-]{1,50})$/.exec(ticket) ?? [];
  const endsAt = Number.parseInt(until, 36);
  if (!(endsAt > now.getTime())) return undefined;
  const signature = signatureOf(await secretOf(db), file, userId, until);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(given)) ? { userId, endsAt } : undefined;
}

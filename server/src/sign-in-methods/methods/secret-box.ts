import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

type Place = Pick<Config, 'secretKey' | 'databaseUrl' | 'dataFolder'>;

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

/** Whether there is, or can be, a key that every process of this system has. */
export const keepsSecrets = ({ secretKey, databaseUrl }: Place): boolean =>
  secretKey !== undefined || databaseUrl === undefined;

/**
 * Seals a secret so that only this system opens it, only for the method it is of, and only for the host it goes to: a row
 * that was moved, or an address that was changed in the database, gets nothing.
 */
export async function seal(place: Place, text: string, boundTo: string): Promise<Buffer> {
  const key = await keyOf(place, { mayMake: true });
  if (!key) throw new Error('there is no key to seal secrets with');
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The secret; undefined where the key is another, or it is bound to something else. */
export async function unseal(place: Place, sealed: Buffer, boundTo: string): Promise<string | undefined> {
  const key = await keyOf(place, { mayMake: false });
  if (!key || sealed.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}

/** Made from what the operator gave; else kept in a file beside the embedded database, and in no dump of it. */
async function keyOf(place: Place, { mayMake }: { mayMake: boolean }): Promise<Buffer | undefined> {
  if (place.secretKey !== undefined)
    return Buffer.from(hkdfSync('sha256', place.secretKey, '', 'fairway sign-in secrets', keyBytes));
  if (place.databaseUrl !== undefined) return undefined;
  const file = join(place.dataFolder, 'secret.key');
  const found = await readKey(file);
  if (found || !mayMake) return found;
  await mkdir(place.dataFolder, { recursive: true });
  try {
    await writeFile(file, randomBytes(keyBytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Somebody else made it at the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readKey(file);
}

async function readKey(file: string): Promise<Buffer | undefined> {
  try {
    const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
    if (key.length !== keyBytes) throw new Error(`${file} does not hold a key`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

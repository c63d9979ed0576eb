import type { Db } from '../database/open.ts';
import { findDefaultSignature } from './store.ts';

export const dataUrlOf = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

/** What a person signs with, as a data URL; empty while they have no signature. */
export async function defaultSignature(db: Db, userId: string): Promise<string> {
  const found = await findDefaultSignature(db, userId);
  return found ? dataUrlOf(found.picture) : '';
}

import type { Db } from '../database/open.ts';
import { filesOfSameBytes } from './store.ts';

/** Which of these files hold the same bytes as another one; that one is among them where it is asked for. */
export const ofSameBytes = async (db: Db, fileId: string, among: readonly string[]): Promise<Set<string>> =>
  new Set(among.length > 0 ? await filesOfSameBytes(db, fileId, among) : []);

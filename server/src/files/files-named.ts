import type { Db } from '../database/open.ts';
import { findFilesById } from './store.ts';

/** Files in the order they are named; the caller has checked that they may be shown. */
export async function filesNamed(db: Db, ids: readonly string[]) {
  const found = new Map((await findFilesById(db, ids)).map((file) => [file.id, file]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

import { type FileViewer, type PlaceReaders, readableFile } from '../files/access.ts';
import { filesShownAt, showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { readerOf } from './sight.ts';
import { findOrder } from './store.ts';

const placeOf = (orderId: string) => ({ kind: 'order', placeId: orderId });

/** Shows the files of an order to whoever sees it. Nobody shows what they may not read themselves. */
export async function showOrderFiles(
  { db, session }: Pick<Context, 'db' | 'session'>,
  orderId: string,
  fileIds: readonly string[],
): Promise<void> {
  const known = new Set(await filesShownAt(db, placeOf(orderId)));
  for (const fileId of fileIds) if (!known.has(fileId)) await readableFile(db, session, fileId);
  if (fileIds.length > 0 || known.size > 0) await showFilesAt(db, placeOf(orderId), fileIds);
}

async function mayReadFileOfOrder(viewer: FileViewer, orderId: string): Promise<boolean> {
  const granted = await viewer.permissions();
  if (!granted.some(({ modelId }) => modelId === 'onlineOrder')) return false;
  const { sight } = await readerOf(viewer);
  return (await findOrder(viewer.db, orderId, sight)) !== undefined;
}

export const orderPlaces: PlaceReaders = { order: mayReadFileOfOrder };

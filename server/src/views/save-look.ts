import { AppError } from '@fairway/contract/app-error.ts';
import { mostLooks, type TableLook } from '@fairway/contract/views.ts';
import type { Context } from '../http/context.ts';
import type { TableReaders } from '../http/table-readers.ts';
import { visibleView } from './access.ts';
import { countLooks, findLooks, lockPerson, storeDefaultView, storeDensity, storeLook } from './store.ts';

/** How the caller sees a table or one of its views; nobody else sees it so. */
export async function saveTableLook(
  ctx: Context,
  tableName: string,
  { viewId, look }: { viewId: string; look: TableLook },
  readers: TableReaders,
): Promise<null> {
  const { db, session } = ctx;
  if (viewId !== '') await visibleView(ctx, tableName, viewId, readers);
  const isNew = (await findLooks(db, session.userId, tableName)).every((kept) => kept.viewId !== viewId);
  if (isNew) {
    await lockPerson(db, session.userId);
    if ((await countLooks(db, session.userId)) >= mostLooks) throw new AppError('TOO_MANY_VIEWS');
  }
  await storeLook(db, { userId: session.userId, tableName, viewId, look });
  return null;
}

export async function chooseDensity(
  { db, session }: Context,
  density: 'compact' | 'comfortable',
): Promise<null> {
  await storeDensity(db, session.userId, density);
  return null;
}

export async function chooseDefaultView(
  ctx: Context,
  tableName: string,
  viewId: string,
  readers: TableReaders,
): Promise<null> {
  if (viewId !== '') await visibleView(ctx, tableName, viewId, readers);
  await storeDefaultView(ctx.db, { userId: ctx.session.userId, tableName, viewId });
  return null;
}

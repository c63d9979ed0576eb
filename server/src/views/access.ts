import { AppError } from '@fairway/contract/app-error.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import type { Context, Session } from '../http/context.ts';
import type { TableReaders } from '../http/table-readers.ts';
import { findView, type StoredView } from './store.ts';

/**
 * Whether somebody shares views of a table and is shown those of others. Filters name customers and amounts: only who
 * may read the table sees them. Customers meet no colleagues, and a table nobody answers for is shared with nobody.
 */
export async function sharesViews(ctx: Context, tableName: string, readers: TableReaders): Promise<boolean> {
  if (ctx.session.kind !== 'member') return false;
  const [name = '', ...part] = tableName.split('.');
  const mayRead = ownValue(readers, name);
  return mayRead !== undefined && (await mayRead(ctx, part.join('.')));
}

/** Their own, or what is shared and an administrator's to keep in order. */
export const mayChange = (session: Session, view: StoredView): boolean =>
  view.userId === session.userId || (view.isShared && session.isAdministrator);

/** Not there and not mine look the same. */
export async function visibleView(
  ctx: Context,
  table: string,
  id: string,
  readers: TableReaders,
): Promise<StoredView> {
  const view = await findView(ctx.db, table, id);
  const isOwn = view?.userId === ctx.session.userId;
  if (!view || !(isOwn || (view.isShared && (await sharesViews(ctx, table, readers)))))
    throw new AppError('NOT_FOUND');
  return view;
}

export async function changeableView(
  ctx: Context,
  table: string,
  id: string,
  readers: TableReaders,
): Promise<StoredView> {
  const view = await visibleView(ctx, table, id, readers);
  if (!mayChange(ctx.session, view)) throw new AppError('NOT_FOUND');
  return view;
}

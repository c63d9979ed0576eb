import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { changeView as changeCall, createView as createCall } from '@fairway/contract/views.ts';
import { mostViews } from '@fairway/contract/views.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import type { TableReaders } from '../http/table-readers.ts';
import { changeableView, sharesViews } from './access.ts';
import { countViews, insertView, lockPerson, removeView, updateView } from './store.ts';

export async function createView(
  ctx: Context,
  tableName: string,
  body: Received<typeof createCall>['body'],
  readers: TableReaders,
): Promise<{ id: string }> {
  const { db, session, now, auditTarget } = ctx;
  if (body.isShared && !(await sharesViews(ctx, tableName, readers))) throw new AppError('FORBIDDEN');
  await lockPerson(db, session.userId);
  if ((await countViews(db, session.userId, tableName)) >= mostViews) throw new AppError('TOO_MANY_VIEWS');
  const id = newId(now.getTime());
  auditTarget(body.name);
  await insertView(db, {
    ...{ id, tableName, userId: session.userId, creatorTime: now, lastModifyTime: now },
    ...body,
  });
  return { id };
}

/** What the body leaves out stays as it was. */
export async function changeView(
  ctx: Context,
  { table, id }: { table: string; id: string },
  { name, isShared, query, look }: Received<typeof changeCall>['body'],
  readers: TableReaders,
): Promise<null> {
  const view = await changeableView(ctx, table, id, readers);
  // Whoever may not read the table any more takes their view back, or leaves it as it is.
  if ((isShared ?? view.isShared) && !(await sharesViews(ctx, table, readers)))
    throw new AppError('FORBIDDEN');
  ctx.auditTarget(name ?? view.name);
  await updateView(ctx.db, {
    ...view,
    name: name ?? view.name,
    // An administrator who no longer shares somebody's view does not take it from them.
    isShared: isShared ?? view.isShared,
    query: query ?? view.query,
    look: look === undefined ? view.look : look,
    lastModifyTime: ctx.now,
  });
  return null;
}

export async function deleteView(
  ctx: Context,
  { table, id }: { table: string; id: string },
  readers: TableReaders,
): Promise<null> {
  const view = await changeableView(ctx, table, id, readers);
  ctx.auditTarget(view.name);
  await removeView(ctx.db, id);
  return null;
}

import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { changeView as changeCall, createView as createCall } from '@fairway/contract/views.ts';
import { mostViews } from '@fairway/contract/views.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { changeableView, sharesViews } from './access.ts';
import { countViews, insertView, lockPerson, removeView, updateView } from './store.ts';

export async function createView(
  { db, session, now, auditTarget }: Context,
  tableName: string,
  body: Received<typeof createCall>['body'],
): Promise<{ id: string }> {
  if (body.isShared && !sharesViews(session)) throw new AppError('FORBIDDEN');
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
): Promise<null> {
  const view = await changeableView(ctx, table, id);
  if (isShared && !sharesViews(ctx.session)) throw new AppError('FORBIDDEN');
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

export async function deleteView(ctx: Context, { table, id }: { table: string; id: string }): Promise<null> {
  const view = await changeableView(ctx, table, id);
  ctx.auditTarget(view.name);
  await removeView(ctx.db, id);
  return null;
}

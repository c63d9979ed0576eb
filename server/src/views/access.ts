import { AppError } from '@fairway/contract/app-error.ts';
import type { Context, Session } from '../http/context.ts';
import { findView, type StoredView } from './store.ts';

/** Customers meet no colleagues: they share nothing and are shown nothing shared. */
export const sharesViews = ({ kind }: Session): boolean => kind === 'member';

export const isVisible = (session: Session, view: StoredView): boolean =>
  view.userId === session.userId || (view.isShared && sharesViews(session));

/** Their own, or what is shared and an administrator's to keep in order. */
export const mayChange = (session: Session, view: StoredView): boolean =>
  view.userId === session.userId || (view.isShared && session.isAdministrator);

/** Not there and not mine look the same. */
export async function visibleView({ db, session }: Context, table: string, id: string): Promise<StoredView> {
  const view = await findView(db, table, id);
  if (!view || !isVisible(session, view)) throw new AppError('NOT_FOUND');
  return view;
}

export async function changeableView(ctx: Context, table: string, id: string): Promise<StoredView> {
  const view = await visibleView(ctx, table, id);
  if (!mayChange(ctx.session, view)) throw new AppError('NOT_FOUND');
  return view;
}

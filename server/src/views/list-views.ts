import type { Context } from '../http/context.ts';
import type { TableReaders } from '../http/table-readers.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { mayChange, sharesViews } from './access.ts';
import { findDefaultView, findDensity, findLooks, listViews } from './store.ts';

/** Everything a table needs to look as its person left it. */
export async function getTableViews(ctx: Context, tableName: string, readers: TableReaders) {
  const { db, session } = ctx;
  const { userId } = session;
  const withShared = await sharesViews(ctx, tableName, readers);
  const stored = await listViews(db, { userId, tableName, withShared });
  const others = stored.flatMap((view) => (view.userId === userId ? [] : [view.userId]));
  const names = await peopleNames(db, others, { withAccounts: false });
  const views = stored.map((view) => ({
    ...{ id: view.id, name: view.name, isShared: view.isShared, query: view.query, look: view.look },
    isOwn: view.userId === userId,
    mayChange: mayChange(session, view),
    ownerName: view.userId === userId ? session.realName : (names.get(view.userId) ?? ''),
  }));
  const chosen = await findDefaultView(db, userId, tableName);
  return {
    density: (await findDensity(db, userId)) ?? 'compact',
    // Somebody may have taken back what they shared.
    defaultViewId: views.some(({ id }) => id === chosen) ? (chosen ?? '') : '',
    looks: await findLooks(db, userId, tableName),
    views,
  };
}

import type { TableLook } from '@fairway/contract/views.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { ViewTables } from './tables.ts';

export type StoredView = Selectable<ViewTables['table_view']>;

/** The row is ours until the transaction ends: two who add at once are counted one after the other. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** A person's own views of a table, and those that are shared, in the order in which they were made. */
export async function listViews(
  db: Db,
  { userId, tableName, withShared }: { userId: string; tableName: string; withShared: boolean },
): Promise<StoredView[]> {
  return db
    .selectFrom('table_view')
    .selectAll()
    .where('tableName', '=', tableName)
    .where((is) =>
      withShared ? is.or([is('userId', '=', userId), is('isShared', '=', true)]) : is('userId', '=', userId),
    )
    .orderBy('creatorTime')
    .orderBy('id')
    .execute();
}

export async function findView(db: Db, tableName: string, id: string): Promise<StoredView | undefined> {
  return db
    .selectFrom('table_view')
    .selectAll()
    .where('id', '=', id)
    .where('tableName', '=', tableName)
    .executeTakeFirst();
}

export async function countViews(db: Db, userId: string, tableName: string): Promise<number> {
  const { count } = await db
    .selectFrom('table_view')
    .select((is) => is.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .where('tableName', '=', tableName)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const written = (value: object | null) => (value === null ? null : JSON.stringify(value));

export async function insertView(db: Db, view: StoredView): Promise<void> {
  const { query, look, ...rest } = view;
  await db
    .insertInto('table_view')
    .values({ ...rest, query: written(query) as never, look: written(look) as never })
    .execute();
}

export async function updateView(db: Db, view: StoredView): Promise<void> {
  const { id, name, isShared, query, look, lastModifyTime } = view;
  await db
    .updateTable('table_view')
    .set({ name, isShared, lastModifyTime, query: written(query) as never, look: written(look) as never })
    .where('id', '=', id)
    .execute();
}

/** With it goes how people had arranged it. */
export async function removeView(db: Db, id: string): Promise<void> {
  await db.deleteFrom('table_view').where('id', '=', id).execute();
  await db.deleteFrom('table_look').where('viewId', '=', id).execute();
  await db.deleteFrom('table_default_view').where('viewId', '=', id).execute();
}

export async function findLooks(
  db: Db,
  userId: string,
  tableName: string,
): Promise<{ viewId: string; look: TableLook }[]> {
  return db
    .selectFrom('table_look')
    .select(['viewId', 'look'])
    .where('userId', '=', userId)
    .where('tableName', '=', tableName)
    .orderBy('viewId')
    .execute();
}

export async function countLooks(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('table_look')
    .select((is) => is.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function storeLook(
  db: Db,
  row: { userId: string; tableName: string; viewId: string; look: TableLook },
): Promise<void> {
  const look = written(row.look) as never;
  await db
    .insertInto('table_look')
    .values({ ...row, look })
    .onConflict((conflict) => conflict.columns(['userId', 'tableName', 'viewId']).doUpdateSet({ look }))
    .execute();
}

export async function findDensity(db: Db, userId: string): Promise<'compact' | 'comfortable' | undefined> {
  const row = await db
    .selectFrom('table_density')
    .select('density')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.density;
}

export async function storeDensity(
  db: Db,
  userId: string,
  density: 'compact' | 'comfortable',
): Promise<void> {
  await db
    .insertInto('table_density')
    .values({ userId, density })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ density }))
    .execute();
}

export async function findDefaultView(
  db: Db,
  userId: string,
  tableName: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('table_default_view')
    .select('viewId')
    .where('userId', '=', userId)
    .where('tableName', '=', tableName)
    .executeTakeFirst();
  return row?.viewId;
}

/** Empty for none. */
export async function storeDefaultView(
  db: Db,
  row: { userId: string; tableName: string; viewId: string },
): Promise<void> {
  const { userId, tableName, viewId } = row;
  if (viewId === '') {
    await db
      .deleteFrom('table_default_view')
      .where('userId', '=', userId)
      .where('tableName', '=', tableName)
      .execute();
    return;
  }
  await db
    .insertInto('table_default_view')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'tableName']).doUpdateSet({ viewId }))
    .execute();
}

/** Views that were shared go too: what they filter by may name the person. */
export async function deleteViewsOf(db: Db, userId: string): Promise<void> {
  const own = await db.selectFrom('table_view').select('id').where('userId', '=', userId).execute();
  for (const { id } of own) await removeView(db, id);
  await db.deleteFrom('table_look').where('userId', '=', userId).execute();
  await db.deleteFrom('table_default_view').where('userId', '=', userId).execute();
  await db.deleteFrom('table_density').where('userId', '=', userId).execute();
}

import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, readPage } from '../database/page.ts';
import type { DataInterfaceTables } from './tables.ts';

type NewInterface = Insertable<DataInterfaceTables['data_interface']>;

export async function findInterface(db: Db, id: string) {
  return db.selectFrom('data_interface').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those of these interfaces that are there, switched on or off. */
export async function findKnown(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await db.selectFrom('data_interface').select('id').where('id', 'in', ids).execute();
  return found.map(({ id }) => id);
}

/** Which edition of an interface is in use, without its rows: those can be megabytes. */
export async function findEdition(db: Db, id: string) {
  return db
    .selectFrom('data_interface')
    .select(['fullName', 'parameters', 'version'])
    .where('id', '=', id)
    .where('enabledMark', '=', 1)
    .executeTakeFirst();
}

/** The same interface, locked by who changes or deletes it. */
export async function lockInterface(db: Db, id: string) {
  return db
    .selectFrom('data_interface')
    .select(['kind', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** What was changed last comes first. */
export async function listInterfaces(db: Db, wanted: Wanted) {
  let heads = db
    .selectFrom('data_interface')
    .select(['id', 'fullName', 'enCode', 'kind', 'enabledMark', 'lastModifyTime'])
    .orderBy('lastModifyTime', 'desc')
    .orderBy('id', 'desc');
  if (wanted.keyword) {
    const pattern = containing(wanted.keyword);
    heads = heads.where((e) => e.or([e('fullName', 'ilike', pattern), e('enCode', 'ilike', pattern)]));
  }
  return readPage(db, heads, wanted);
}

/** False when the code is taken. */
export async function insertInterface(db: Db, row: NewInterface): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('data_interface')
    .values(row)
    .onConflict((conflict) => conflict.column('enCode').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when another interface has the code. */
export async function saveInterface(
  db: Db,
  id: string,
  { enCode, ...changed }: Partial<NewInterface> & { enCode: string },
): Promise<boolean> {
  const taken = await db
    .selectFrom('data_interface')
    .select('id')
    .where('enCode', '=', enCode)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) return false;
  await db
    .updateTable('data_interface')
    .set((e) => ({ ...changed, enCode, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return true;
}

export async function deleteInterface(db: Db, id: string): Promise<void> {
  await db.deleteFrom('data_interface').where('id', '=', id).execute();
}

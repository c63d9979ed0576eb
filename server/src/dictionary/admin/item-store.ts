import type { DictionaryKind } from '@fairway/contract/dictionary-admin.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

interface Named {
  id: string;
  version: number;
  enCode: string;
  fullName: string;
  enName: string;
}
export type TypeItem = Named & { kind: 'type'; isTree: boolean };
export type EntryItem = Named & {
  kind: 'entry';
  typeId: string;
  parentId: string | null;
  isEnabled: boolean;
  sortCode: number;
};
/** A dictionary, or an entry of one. */
export type Item = TypeItem | EntryItem;

const names = ['id', 'version', 'enCode', 'fullName', 'enName'] as const;

/** Until the end of the transaction nobody else changes a dictionary: two moves never make a ring together. */
export async function holdDictionaries(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('dictionaries', 0))`.execute(db);
}

export async function listTypes(db: Db): Promise<(TypeItem & { entries: number })[]> {
  const rows = await db
    .selectFrom('dictionary_type as type')
    .select(names.map((name) => `type.${name}` as const))
    .select('type.isTree')
    .select((e) =>
      e
        .selectFrom('dictionary_data as entry')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('entry.typeId', '=', 'type.id')
        .as('entries'),
    )
    .orderBy('type.sortCode')
    .orderBy('type.enCode')
    .execute();
  return rows.map((row) => ({ ...row, kind: 'type', isTree: row.isTree === 1, entries: row.entries ?? 0 }));
}

export async function listEntries(db: Db, typeId: string): Promise<EntryItem[]> {
  const rows = await db
    .selectFrom('dictionary_data')
    .selectAll()
    .where('typeId', '=', typeId)
    .orderBy('sortCode')
    .orderBy('enCode')
    .execute();
  return rows.map(({ enabledMark, ...row }) => ({ ...row, kind: 'entry', isEnabled: enabledMark === 1 }));
}

export async function entriesBelow(db: Db, typeId: string, parentId: string | null): Promise<EntryItem[]> {
  return (await listEntries(db, typeId)).filter((one) => one.parentId === parentId);
}

export async function findItem(db: Db, kind: DictionaryKind, id: string): Promise<Item | undefined> {
  if (kind === 'type') {
    const row = await db.selectFrom('dictionary_type').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { ...row, kind, isTree: row.isTree === 1 };
  }
  const row = await db.selectFrom('dictionary_data').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, kind, isEnabled: row.enabledMark === 1 };
}

/** Whether another dictionary, or another entry of the same one, has this code. */
export async function isCodeTaken(
  db: Db,
  { kind, id, enCode, typeId }: { kind: DictionaryKind; id: string; enCode: string; typeId?: string },
): Promise<boolean> {
  const found =
    kind === 'type'
      ? await db
          .selectFrom('dictionary_type')
          .select('id')
          // An id and a code are asked for alike.
          .where((e) => e.or([e(sql`lower("enCode")`, '=', enCode.toLowerCase()), e('id', '=', enCode)]))
          .where('id', '<>', id)
          .executeTakeFirst()
      : await db
          .selectFrom('dictionary_data')
          .select('id')
          .where('typeId', '=', typeId ?? '')
          .where('enCode', '=', enCode)
          .where('id', '<>', id)
          .executeTakeFirst();
  return found !== undefined;
}

export async function insertType(
  db: Db,
  { id, enCode, fullName, enName, isTree }: Omit<TypeItem, 'kind' | 'version'>,
): Promise<void> {
  await sql`insert into dictionary_type (id, "enCode", "fullName", "enName", "isTree", "sortCode")
    select ${id}, ${enCode}, ${fullName}, ${enName}, ${isTree ? 1 : 0}::int,
      coalesce(max("sortCode"), -1) + 1 from dictionary_type`.execute(db);
}

export async function insertEntry(
  db: Db,
  { kind: _, version: __, isEnabled, ...entry }: EntryItem,
): Promise<void> {
  await db
    .insertInto('dictionary_data')
    .values({ ...entry, enabledMark: isEnabled ? 1 : 0 })
    .execute();
}

export async function updateItem(db: Db, { kind, id, version, ...item }: Item): Promise<void> {
  const { enCode, fullName, enName } = item;
  const common = { enCode, fullName, enName, version };
  if ('isTree' in item)
    await db
      .updateTable('dictionary_type')
      .set({ ...common, isTree: item.isTree ? 1 : 0 })
      .where('id', '=', id)
      .execute();
  else
    await db
      .updateTable('dictionary_data')
      .set({ ...common, parentId: item.parentId, enabledMark: item.isEnabled ? 1 : 0 })
      .where('id', '=', id)
      .execute();
}

/** Puts entries in this order. */
export async function orderEntries(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update dictionary_data as t set "sortCode" = o.at * 10
    from unnest(${ids}::text[]) with ordinality as o (id, at)
    where t.id = o.id and t."sortCode" is distinct from o.at * 10`.execute(db);
}

export async function deleteItem(db: Db, { kind, id }: Item): Promise<void> {
  if (kind === 'entry') {
    await db.deleteFrom('dictionary_data').where('id', '=', id).execute();
    return;
  }
  await db.deleteFrom('dictionary_data').where('typeId', '=', id).execute();
  await db.deleteFrom('dictionary_type').where('id', '=', id).execute();
}

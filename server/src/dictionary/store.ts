import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/open.ts';

/** Every dictionary with all its entries, in one query. */
export async function loadDictionaries(db: Db) {
  return db
    .selectFrom('dictionary_type')
    .select(['id', 'enCode', 'fullName', 'isTree'])
    .select((e) =>
      jsonArrayFrom(
        e
          .selectFrom('dictionary_data')
          .select(['id', 'parentId', 'enCode', 'fullName', 'enabledMark'])
          .whereRef('typeId', '=', 'dictionary_type.id')
          .orderBy('sortCode')
          .orderBy('enCode'),
      ).as('entries'),
    )
    .orderBy('sortCode')
    .orderBy('enCode')
    .execute();
}

/** Those of these ids and codes that name a dictionary. */
export async function findKnown(db: Db, idsOrCodes: readonly string[]): Promise<string[]> {
  if (idsOrCodes.length === 0) return [];
  const found = await db
    .selectFrom('dictionary_type')
    .select(['id', 'enCode'])
    .where((e) => e.or([e('enCode', 'in', idsOrCodes), e('id', 'in', idsOrCodes)]))
    .execute();
  return found.flatMap(({ id, enCode }) => [id, enCode]);
}

/** The entries of one dictionary, also disabled ones: records name them. */
export async function findEntries(db: Db, idOrCode: string) {
  return db
    .selectFrom('dictionary_data as entry')
    .innerJoin('dictionary_type as type', 'type.id', 'entry.typeId')
    .select(['entry.id', 'entry.parentId', 'entry.enCode', 'entry.fullName', 'entry.enabledMark'])
    .where((e) => e.or([e('type.enCode', '=', idOrCode), e('type.id', '=', idOrCode)]))
    .execute();
}

interface NewDictionary {
  id: string;
  enCode: string;
  fullName: string;
  isTree: number;
  sortCode: number;
}

export async function addMissingDictionaries(db: Db, types: NewDictionary[]): Promise<void> {
  await db
    .insertInto('dictionary_type')
    .values(types)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface NewEntry {
  /** enCode of its dictionary, and of the entry above it: the company may have made those rows itself, under other ids. */
  type: string;
  parent: string | null;
  enCode: string;
  fullName: string;
  sortCode: number;
}

export async function addMissingEntries(db: Db, entries: NewEntry[]): Promise<void> {
  await sql`
    insert into dictionary_data (id, "typeId", "parentId", "enCode", "fullName", "sortCode")
    select t.id || '.' || e."enCode", t.id, above.id, e."enCode", e."fullName", e."sortCode"
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as e(type text, parent text, "enCode" text, "fullName" text, "sortCode" int)
    join dictionary_type t on t."enCode" = e.type
    left join dictionary_data above on above."typeId" = t.id and above."enCode" = e.parent
    on conflict do nothing`.execute(db);
}

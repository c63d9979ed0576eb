import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/open.ts';

/** Every dictionary with all its entries, in one query. */
export async function loadDictionaries(db: Db) {
  return db
    .selectFrom('dictionary_type')
    .select(['id', 'enCode', 'fullName', 'enName', 'isTree'])
    .select((e) =>
      jsonArrayFrom(
        e
          .selectFrom('dictionary_data')
          .select(['id', 'parentId', 'enCode', 'fullName', 'enName', 'enabledMark'])
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
    .select([
      'entry.id',
      'entry.parentId',
      'entry.enCode',
      'entry.fullName',
      'entry.enName',
      'entry.enabledMark',
    ])
    .where((e) => e.or([e('type.enCode', '=', idOrCode), e('type.id', '=', idOrCode)]))
    .execute();
}

interface NewDictionary {
  id: string;
  enCode: string;
  fullName: string;
  enName: string;
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
  enName: string;
  sortCode: number;
}

export async function addMissingEntries(db: Db, entries: NewEntry[]): Promise<void> {
  await sql`
    insert into dictionary_data (id, "typeId", "parentId", "enCode", "fullName", "enName", "sortCode")
    select t.id || '.' || e."enCode", t.id, above.id, e."enCode", e."fullName", e."enName", e."sortCode"
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as e(type text, parent text, "enCode" text, "fullName" text, "enName" text, "sortCode" int)
    join dictionary_type t on t."enCode" = e.type
    left join dictionary_data above on above."typeId" = t.id and above."enCode" = e.parent
    on conflict do nothing`.execute(db);
}

/** Gives rows that have no English name ours, as long as nobody changed them and they are called what we called them. */
export async function nameInEnglish(db: Db, types: NewDictionary[], entries: NewEntry[]): Promise<void> {
  await sql`
    update dictionary_type t set "enName" = e."enName"
    from json_to_recordset(${JSON.stringify(types)}::json) as e("enCode" text, "fullName" text, "enName" text)
    where t."enCode" = e."enCode" and t."fullName" = e."fullName" and t."enName" = ''
      and t.version = 1`.execute(db);
  await sql`
    update dictionary_data d set "enName" = e."enName"
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as e(type text, "enCode" text, "fullName" text, "enName" text)
    join dictionary_type t on t."enCode" = e.type
    where d."typeId" = t.id and d."enCode" = e."enCode" and d."fullName" = e."fullName" and d."enName" = ''
      and d.version = 1`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { AreaTables } from './tables.ts';

type Area = AreaTables['area'];

/** All in one statement: tens of thousands of areas must not make the first start slow. */
export async function saveAreas(db: Db, areas: readonly Area[]): Promise<void> {
  const column = <K extends keyof Area>(key: K) => areas.map((area) => area[key]);
  await sql`
    insert into area (id, "parentId", "fullName", level)
    select * from unnest(${column('id')}::text[], ${column('parentId')}::text[], ${column('fullName')}::text[], ${column('level')}::int[])
    on conflict (id) do update set "fullName" = excluded."fullName" where area."fullName" <> excluded."fullName"`.execute(
    db,
  );
}

export async function listAreasBelow(db: Db, parentId: string) {
  return db
    .selectFrom('area')
    .select(['id', 'fullName'])
    .select((e) =>
      e
        .exists(e.selectFrom('area as child').select('child.id').whereRef('child.parentId', '=', 'area.id'))
        .$castTo<boolean>()
        .as('hasChildren'),
    )
    .where('parentId', '=', parentId)
    .orderBy('id')
    .execute();
}

export async function isArea(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('area').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function areaNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('area')
    .select(['id', 'fullName'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

export async function findAreas(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('area')
    .select(['id', 'parentId'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
}

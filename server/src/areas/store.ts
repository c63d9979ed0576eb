import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

interface BuiltInArea {
  id: string;
  parentId: string;
  fullName: string;
  spelling: string;
  level: number;
}

/**
 * All in one statement: tens of thousands of areas must not make the first start slow. What the company calls otherwise
 * than the system keeps its name.
 */
export async function saveAreas(db: Db, areas: readonly BuiltInArea[]): Promise<void> {
  const column = <K extends keyof BuiltInArea>(key: K) => areas.map((area) => area[key]);
  await sql`
    insert into area (id, "parentId", "fullName", "builtInName", spelling, level)
    select id, "parentId", "fullName", "fullName", spelling, level
    from unnest(${column('id')}::text[], ${column('parentId')}::text[], ${column('fullName')}::text[],
      ${column('spelling')}::text[], ${column('level')}::int[]) as b (id, "parentId", "fullName", spelling, level)
    on conflict (id) do update set
      "builtInName" = excluded."builtInName",
      "fullName" = case when area."fullName" = area."builtInName" then excluded."fullName" else area."fullName" end,
      spelling = case when area."fullName" = area."builtInName" then excluded.spelling else area.spelling end
    where area."builtInName" is distinct from excluded."builtInName"
      or area."fullName" = area."builtInName" and area.spelling <> excluded.spelling`.execute(db);
}

/** What can be chosen below an area, in the order of the company. */
export async function listAreasBelow(db: Db, parentId: string) {
  return db
    .selectFrom('area')
    .select(['id', 'fullName'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('area as child')
            .select('child.id')
            .whereRef('child.parentId', '=', 'area.id')
            .where('child.isEnabled', '=', true),
        )
        .$castTo<boolean>()
        .as('hasChildren'),
    )
    .where('parentId', '=', parentId)
    .where('isEnabled', '=', true)
    .orderBy('sortCode')
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

/** Those of these that can be chosen. */
export async function findOfferedAreas(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('area')
    .select(['id', 'parentId'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('isEnabled', '=', true)
    .execute();
}

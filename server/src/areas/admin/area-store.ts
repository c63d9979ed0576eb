import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { provinces } from '../tables.ts';

export interface Area {
  id: string;
  /** Null for what stands at the top. */
  parentId: string | null;
  version: number;
  level: number;
  fullName: string;
  spelling: string;
  isEnabled: boolean;
  /** What the system calls it; null for what the company added. */
  standard: string | null;
}

/** What the table says stands above an area. */
const storedParent = (parentId: string | null): string => parentId ?? provinces;

const areas = (db: Db) =>
  db
    .selectFrom('area')
    .select(['id', 'version', 'level', 'fullName', 'spelling', 'isEnabled', 'builtInName as standard'])
    .select(sql<string | null>`nullif("parentId", ${provinces})`.as('parentId'));

/** Until the end of the transaction nobody else changes an area: two never get the same name in one place. */
export async function holdAreas(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('areas', 0))`.execute(db);
}

export const findArea = (db: Db, id: string): Promise<Area | undefined> =>
  areas(db).where('id', '=', id).executeTakeFirst();

export const areasBelow = (db: Db, parentId: string | null): Promise<Area[]> =>
  areas(db).where('parentId', '=', storedParent(parentId)).orderBy('sortCode').orderBy('id').execute();

/** Those of these with something below them. */
export async function areasWithChildren(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('area')
    .select('parentId')
    .distinct()
    .where('parentId', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Set(rows.map(({ parentId }) => parentId));
}

/** By name, by the beginning of the code or by spelling; what begins with it first, and larger areas before smaller ones. */
export async function findAreasLike(db: Db, keyword: string, most: number): Promise<Area[]> {
  const looked = keyword.toLowerCase();
  const plain = looked.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return areas(db)
    .where((e) =>
      e.or([
        e('fullName', 'ilike', `%${plain}%`),
        e('builtInName', 'ilike', `%${plain}%`),
        e('id', 'like', `${plain}%`),
        e('spelling', 'like', `${plain}%`),
        e('spelling', 'like', `% ${plain}%`),
      ]),
    )
    .orderBy(sql`"fullName" ilike ${`${plain}%`} or id = ${looked}`, 'desc')
    .orderBy('level')
    .orderBy('id')
    .limit(most)
    .execute();
}

interface Above {
  id: string;
  parentId: string;
  fullName: string;
}

/** Everything that stands above some areas. */
export async function areasAbove(db: Db, ids: readonly string[]): Promise<Map<string, Above>> {
  const { rows } = await sql<Above>`
    with recursive up as (
      select id, "parentId", "fullName" from area where id = any(${ids}::text[])
      union
      select a.id, a."parentId", a."fullName" from area a join up on a.id = up."parentId"
    )
    select id, "parentId", "fullName" from up`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function insertArea(db: Db, { standard: _, ...area }: Area): Promise<void> {
  const parentId = storedParent(area.parentId);
  await db
    .insertInto('area')
    .values({
      ...{ ...area, parentId },
      // Last of those the company ordered; where it ordered none, after all codes by its own id.
      sortCode: sql<number | null>`(select max("sortCode") + 10 from area where "parentId" = ${parentId})`,
    })
    .execute();
}

export async function updateArea(
  db: Db,
  { id, fullName, spelling, isEnabled, version }: Area,
): Promise<void> {
  await db.updateTable('area').set({ fullName, spelling, isEnabled, version }).where('id', '=', id).execute();
}

/** Puts areas in this order. */
export async function orderAreas(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update area as t set "sortCode" = o.at * 10
    from unnest(${ids}::text[]) with ordinality as o (id, at)
    where t.id = o.id and t."sortCode" is distinct from o.at * 10`.execute(db);
}

export async function deleteArea(db: Db, id: string): Promise<void> {
  await db.deleteFrom('area').where('id', '=', id).execute();
}

import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** So often a list was sorted by a field before it gets an index by itself. */
const oftenEnough = 20;

export interface FieldUse {
  modelId: string;
  field: string;
  sorted: number;
  filtered: number;
}

/** The fields of a model that lists were sorted by again and again, the most used first. */
export async function sortedOften(db: Db, modelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('list_use')
    .select('field')
    .where('modelId', '=', modelId)
    .where('sorted', '>=', oftenEnough)
    .orderBy('sorted', 'desc')
    .orderBy('field')
    .execute();
  return rows.map(({ field }) => field);
}

/** The models of which a field was sorted by often enough. */
export async function modelsSortedOften(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('list_use')
    .select('modelId')
    .distinct()
    .where('sorted', '>=', oftenEnough)
    .execute();
  return rows.map(({ modelId }) => modelId);
}

/** How often lists of a model were sorted and narrowed by each of its fields. */
export async function usesOf(db: Db, modelId: string) {
  return db
    .selectFrom('list_use')
    .select(['field', 'sorted', 'filtered'])
    .where('modelId', '=', modelId)
    .orderBy(sql`sorted + filtered`, 'desc')
    .orderBy('field')
    .execute();
}

/** Adds to what is known; uses of a model that was deleted meanwhile are left out. */
export async function addUses(db: Db, uses: readonly FieldUse[], now: Date): Promise<void> {
  await sql`
    insert into list_use ("modelId", field, sorted, filtered, "lastAt")
    select "modelId", field, sorted, filtered, ${now}
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      as one ("modelId" text, field text, sorted int, filtered int)
    where exists (select from form_model m where m.id = one."modelId")
    on conflict ("modelId", field) do update set sorted = list_use.sorted + excluded.sorted,
      filtered = list_use.filtered + excluded.filtered, "lastAt" = excluded."lastAt"`.execute(db);
}

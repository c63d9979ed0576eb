import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

const few = 5;
/** That there are many is all anybody needs to know. */
const mostCounted = 1_000;

const naming = 'strict $.** ? (@ == $id)';

interface Used {
  count: number;
  names: string[];
}

/** Forms that name an area: as what a field holds at first, or in a condition. */
export async function formsNamingArea(db: Db, id: string): Promise<Used> {
  const { rows } = await sql<{ fullName: string }>`
    select "fullName" from form_model
    where jsonb_path_exists(definition, ${naming}::jsonpath, ${JSON.stringify({ id })}::jsonb)
    order by "fullName"`.execute(db);
  return { count: rows.length, names: rows.slice(0, few).map(({ fullName }) => fullName) };
}

/** Records in which an area was chosen, wherever in the form. */
export async function recordsNamingArea(db: Db, id: string): Promise<Used> {
  const { rows } = await sql<{ fullName: string; count: number }>`
    select m."fullName", count(*)::int as count from (
      select "modelId" from record where "modelId" in (
        select id from form_model where jsonb_path_exists(definition, 'strict $.** ? (@.kind == "area")')
      ) and jsonb_path_exists(data, ${naming}::jsonpath, ${JSON.stringify({ id })}::jsonb)
      limit ${mostCounted}) as found
    join form_model m on m.id = found."modelId"
    group by 1 order by 1`.execute(db);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    names: rows.slice(0, few).map(({ fullName }) => fullName),
  };
}

import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { AskedDictionary } from '../../dictionary/admin/uses.ts';

const few = 5;
/** That there are many is all anybody needs to know. */
const mostCounted = 1_000;

const choosing = 'strict $.** ? (@.from == "dictionary" && @.dictionary == $names[*])';

async function formsOf(db: Db, names: readonly string[]) {
  const { rows } = await sql<{ id: string; fullName: string }>`
    select id, "fullName" from form_model
    where jsonb_path_exists(definition, ${choosing}::jsonpath, ${JSON.stringify({ names })}::jsonb)
    order by "fullName"`.execute(db);
  return rows;
}

/** Forms with a field that chooses from a dictionary. */
export async function formsChoosingFrom(db: Db, { names, values }: AskedDictionary) {
  // Of an entry only what was filled in counts: a form names the dictionary.
  const forms = values ? [] : await formsOf(db, names);
  return { count: forms.length, names: forms.slice(0, few).map(({ fullName }) => fullName) };
}

/** Records of such forms in which the entry was chosen, by id or by code, wherever in the form. */
export async function recordsChoosing(db: Db, { names, values }: AskedDictionary) {
  const forms = values ? await formsOf(db, names) : [];
  if (forms.length === 0) return { count: 0, names: [] };
  const { rows } = await sql<{ modelId: string; count: number }>`
    select "modelId", count(*)::int as count from (
      select "modelId" from record where "modelId" = any(${forms.map(({ id }) => id)}::text[])
        and jsonb_path_exists(data, 'strict $.** ? (@ == $values[*])', ${JSON.stringify({ values })}::jsonb)
      limit ${mostCounted}) as found
    group by 1`.execute(db);
  const named = new Map(forms.map(({ id, fullName }) => [id, fullName]));
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    names: rows.slice(0, few).map(({ modelId }) => named.get(modelId) ?? ''),
  };
}

import { baseInfoDictionaries } from '@fairway/domain/account/base-info-problems.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { AskedDictionary } from '../dictionary/admin/uses.ts';

const few = 5;

/** People who said this of themselves. */
export async function peopleChoosing(db: Db, { names, values }: AskedDictionary) {
  const column = Object.entries(baseInfoDictionaries).find(([, code]) => names.includes(code))?.[0];
  if (!column || !values) return { count: 0, names: [] };
  const rows = await db
    .selectFrom('user_account')
    .select('realName')
    .where(sql.ref(column), '=', sql`any(${values}::text[])`)
    .where('deletedAt', 'is', null)
    .orderBy('realName')
    .execute();
  return { count: rows.length, names: rows.slice(0, few).map(({ realName }) => realName) };
}

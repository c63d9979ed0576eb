import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

export async function findIdsByCode<T extends 'trade_line' | 'port'>(
  db: Db,
  table: T,
  column: T extends 'port' ? 'unlocode' : 'enCode',
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom(table as 'port')
    .select(['id', `${column as 'unlocode'} as code`])
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export async function findPortAliases(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('port_alias').select('alias').execute();
  return rows.map(({ alias }) => alias);
}

export async function insertPortAliases(db: Db, aliases: Insertable<Tables['port_alias']>[]): Promise<void> {
  if (aliases.length > 0) await db.insertInto('port_alias').values(aliases).execute();
}

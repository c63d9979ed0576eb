import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Seed } from './built-in.ts';

/**
 * A file of SQL that can be run again and again, such as functions (`create or replace`). It stands beside its feature
 * and is run after the migrations whenever it is another one than the database was given last.
 */
export function sqlFile(name: string, file: URL): Seed {
  const source = readFileSync(file, 'utf8');
  return {
    name,
    source,
    load: async (db) => {
      await sql.raw(source).execute(db);
    },
  };
}

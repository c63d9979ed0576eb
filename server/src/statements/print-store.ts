import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { StatementTables } from './tables.ts';

type Print = StatementTables['statement_print'];

/** A paper is added with the next number; those before stay as they are. Whoever asks holds the statement. */
export async function insertStatementPrint(db: Db, print: Omit<Print, 'no'>): Promise<void> {
  await db
    .insertInto('statement_print')
    .values((e) => ({
      ...print,
      no: sql<number>`(${e
        .selectFrom('statement_print')
        .select((p) => sql<number>`coalesce(${p.fn.max('no')}, 0) + 1`.as('next'))
        .where('statementId', '=', print.statementId)})`,
    }))
    .execute();
}

export async function findStatementPrints(db: Db, statementId: string): Promise<Omit<Print, 'bytes'>[]> {
  return db
    .selectFrom('statement_print')
    .select(['id', 'statementId', 'no', 'language', 'sha256', 'at', 'byId'])
    .where('statementId', '=', statementId)
    .orderBy('no')
    .execute();
}

/** The newest in a language. */
export async function findStatementPrint(
  db: Db,
  statementId: string,
  language: string,
): Promise<Print | undefined> {
  return db
    .selectFrom('statement_print')
    .selectAll()
    .where('statementId', '=', statementId)
    .where('language', '=', language)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

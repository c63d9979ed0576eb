import { sql } from 'kysely';
import { asJsonColumns } from '../database/json-columns.ts';
import type { Db } from '../database/open.ts';
import type { StoredStatement } from './stored-statement.ts';
import type { StatementTables } from './tables.ts';

type Row = StatementTables['statement'];
const read = (rows: readonly Row[]): StoredStatement[] => rows as unknown as StoredStatement[];

/** Whose statements. */
export interface StatementSight {
  /** Of a customer: their own, once they were sent. */
  partyId: string | null;
  /** Of staff: those of these companies, of these customers, and those that these people made. */
  companyIds: readonly string[];
  partyIds: readonly string[];
  userIds: readonly string[];
}

export const seenStatements = (db: Db, { partyId, companyIds, partyIds, userIds }: StatementSight) => {
  const query = db.selectFrom('statement');
  if (partyId !== null)
    return query.where('statement.partyId', '=', partyId).where('statement.sentAt', 'is not', null);
  return query.where((e) =>
    e.or([
      e('statement.companyId', '=', sql<string>`any(${companyIds}::text[])`),
      e('statement.partyId', '=', sql<string>`any(${partyIds}::text[])`),
      e('statement.createdBy', '=', sql<string>`any(${userIds}::text[])`),
    ]),
  );
};

export async function findStatement(
  db: Db,
  id: string,
  sight: StatementSight,
): Promise<StoredStatement | undefined> {
  return read(await seenStatements(db, sight).selectAll('statement').where('id', '=', id).execute())[0];
}

/** To change them: always in the order of their ids, so that two who want several never wait for each other. */
export async function takeStatements(
  db: Db,
  ids: readonly string[],
  sight: StatementSight,
): Promise<StoredStatement[]> {
  const rows = await seenStatements(db, sight)
    .selectAll('statement')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return read(rows);
}

/** Adds it where there is none of the same customer and period; whether it was added. */
export async function insertStatement(db: Db, statement: StoredStatement): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('statement')
    .values(asJsonColumns(statement) as unknown as Row)
    .onConflict((c) =>
      c
        .columns(['companyId', 'partyId', 'periodFrom', 'periodTo', 'basis'])
        .where('status', '<>', 'closed')
        .doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function changeStatement(db: Db, id: string, changes: Partial<StoredStatement>): Promise<void> {
  await db
    .updateTable('statement')
    .set(asJsonColumns(changes) as unknown as Partial<Row>)
    .where('id', '=', id)
    .execute();
}

export async function deleteStatement(db: Db, id: string): Promise<void> {
  await db.deleteFrom('statement').where('id', '=', id).execute();
}

type Same = Pick<StoredStatement, 'companyId' | 'partyId' | 'periodFrom' | 'periodTo' | 'basis'>;

/** Statements of a period that are not closed yet, of these companies and customers. */
export async function findLiveStatements(
  db: Db,
  {
    companyIds,
    partyIds,
    periodFrom,
    periodTo,
    basis,
  }: Omit<Same, 'companyId' | 'partyId'> & { companyIds: readonly string[]; partyIds: readonly string[] },
): Promise<Pick<StoredStatement, 'statementNo' | 'companyId' | 'partyId'>[]> {
  return db
    .selectFrom('statement')
    .select(['statementNo', 'companyId', 'partyId'])
    .where('companyId', '=', sql<string>`any(${companyIds}::text[])`)
    .where('partyId', '=', sql<string>`any(${partyIds}::text[])`)
    .where('periodFrom', '=', periodFrom)
    .where('periodTo', '=', periodTo)
    .where('basis', '=', basis)
    .where('status', '!=', 'closed')
    .execute();
}

export async function insertStatementActs(
  db: Db,
  acts: readonly StatementTables['statement_act'][],
): Promise<void> {
  if (acts.length > 0)
    await db
      .insertInto('statement_act')
      .values([...acts])
      .execute();
}

export async function findStatementActs(db: Db, statementId: string) {
  return db
    .selectFrom('statement_act')
    .selectAll()
    .where('statementId', '=', statementId)
    .orderBy('version')
    .orderBy('at')
    .limit(500)
    .execute();
}

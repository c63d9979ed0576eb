import type { RefusalName } from '@fairway/contract/errors.ts';
import type { ImportCounts, ImportState, RateMapping } from '@fairway/contract/rate-import.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, readPage } from '../database/page.ts';
import type { RateImportTables } from './tables.ts';

/** What an import was told to do. */
export interface AskedImport {
  sheet: number;
  headerRow: number;
  mapping: RateMapping;
  leftRows: readonly number[];
}

export interface Failure {
  refusal: RefusalName;
  places: Record<string, string | number>;
}

/** An import as it is read: what is JSON in the table is what it means. */
export interface StoredImport extends Omit<RateImportTables['rate_import'], 'asked' | 'counts' | 'failure'> {
  asked: AskedImport;
  counts: ImportCounts;
  failure: Failure | null;
}

interface Paging {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

const read = (rows: readonly RateImportTables['rate_import'][]) => rows as unknown as StoredImport[];

/** False when the same import is there already. */
export async function insertImport(db: Db, { asked, counts, ...row }: StoredImport): Promise<boolean> {
  const added = await db
    .insertInto('rate_import')
    .values({ ...row, asked: JSON.stringify(asked), counts: JSON.stringify(counts), failure: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const row = await db.selectFrom('rate_import').selectAll().where('id', '=', id).executeTakeFirst();
  return row && read([row])[0];
}

/** Two who act on it at the same time come one after the other. */
export async function takeImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const row = await db
    .selectFrom('rate_import')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && read([row])[0];
}

/** Imports that are done of the same file or of a sheet with the same headings. */
export async function earlierImports(
  db: Db,
  { fileName, fingerprint }: { fileName: string; fingerprint: string },
): Promise<string[]> {
  const done = db.selectFrom('rate_import').select('id').where('state', '=', 'done');
  const rows = await done
    .where('fileName', '=', fileName)
    .union(done.where('fingerprint', '=', fingerprint))
    .execute();
  return rows.map(({ id }) => id);
}

/** One that did the same and was not undone. */
export async function findSameImport(db: Db, digest: string) {
  return db
    .selectFrom('rate_import')
    .select('creatorUserId')
    .where('digest', '=', digest)
    .where('state', 'in', ['waiting', 'running', 'done'])
    .executeTakeFirst();
}

const mostLive = 2_000;

/** Imports that run or are done, of sheets at this place of their file or with this result, the newest first. */
export async function liveImports(
  db: Db,
  { sheet, digest }: { sheet: number; digest?: string | undefined },
): Promise<{ id: string; fileId: string; digest: string }[]> {
  const atPlace = sql<boolean>`(asked ->> 'sheet')::integer = ${sheet}`;
  return db
    .selectFrom('rate_import')
    .select(['id', 'fileId', 'digest'])
    .where('state', 'in', ['waiting', 'running', 'done'])
    .where((is) => (digest === undefined ? atPlace : is.or([atPlace, is('digest', '=', digest)])))
    .orderBy('creatorTime', 'desc')
    .orderBy('id', 'desc')
    .limit(mostLive)
    .execute();
}

export async function listImports(db: Db, paging: Paging) {
  let imports = db.selectFrom('rate_import').selectAll().orderBy('creatorTime', 'desc').orderBy('id', 'desc');
  if (paging.keyword) imports = imports.where('fileName', 'ilike', containing(paging.keyword));
  const { rows, total } = await readPage(db, imports, paging);
  return { rows: read(rows), total };
}

/** Moves an import on unless it is elsewhere by now; nothing then. */
export async function moveImport(
  db: Db,
  id: string,
  from: readonly ImportState[],
  changes: { state: ImportState; written?: number; endTime?: Date; failure?: Failure },
): Promise<StoredImport | undefined> {
  const { failure, ...plain } = changes;
  const row = await db
    .updateTable('rate_import')
    .set({ ...plain, ...(failure && { failure: JSON.stringify(failure) }) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return row && read([row])[0];
}

interface StoredMapping extends Omit<RateImportTables['rate_mapping'], 'headings' | 'mapping'> {
  headings: string[];
  mapping: RateMapping;
}

export async function findMapping(db: Db, fingerprint: string): Promise<StoredMapping | undefined> {
  const row = await db
    .selectFrom('rate_mapping')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row as unknown as StoredMapping | undefined;
}

export async function saveMapping(db: Db, { headings, mapping, ...row }: StoredMapping): Promise<string> {
  const changes = {
    mapping: JSON.stringify(mapping),
    lastModifyUserId: row.lastModifyUserId,
    lastModifyTime: row.lastModifyTime,
  };
  const { id } = await db
    .insertInto('rate_mapping')
    .values({ ...row, ...changes, headings: JSON.stringify(headings) })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function listMappings(db: Db, paging: Paging) {
  let mappings = db
    .selectFrom('rate_mapping')
    .selectAll()
    .orderBy('lastModifyTime', 'desc')
    .orderBy('id', 'desc');
  if (paging.keyword) mappings = mappings.where('name', 'ilike', containing(paging.keyword));
  const { rows, total } = await readPage(db, mappings, paging);
  return { rows: rows as unknown as StoredMapping[], total };
}

/** What it was called; nothing where there is none. */
export async function deleteMapping(db: Db, id: string): Promise<string | undefined> {
  const gone = await db.deleteFrom('rate_mapping').where('id', '=', id).returning('name').executeTakeFirst();
  return gone?.name;
}

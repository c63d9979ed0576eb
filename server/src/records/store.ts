import type { FormValues } from '@fairway/contract/forms.ts';
import type { IndexedValue } from '@fairway/domain/forms/indexed-values.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { readPage } from '../database/page.ts';
import type { Labels, RecordTables } from './tables.ts';

export type StoredRecord = Selectable<RecordTables['record']>;

/** One parameter, however many ids. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::text[])`;

const columns = [
  ...(['id', 'modelId', 'data', 'labels', 'version', 'creatorUserId', 'creatorTime'] as const),
  ...(['lastModifyUserId', 'lastModifyTime'] as const),
];

/** A record of a model; `onlyOf` leaves others' records out. */
export async function findRecord(db: Db, modelId: string, id: string, onlyOf: string | undefined) {
  let record = db.selectFrom('record').select(columns).where('id', '=', id).where('modelId', '=', modelId);
  if (onlyOf !== undefined) record = record.where('creatorUserId', '=', onlyOf);
  return record.executeTakeFirst();
}

/** The same, and nobody else changes it before the commit. */
export async function lockRecord(db: Db, modelId: string, id: string, onlyOf: string | undefined) {
  let record = db
    .selectFrom('record')
    .select(columns)
    .where('id', '=', id)
    .where('modelId', '=', modelId)
    .forUpdate();
  if (onlyOf !== undefined) record = record.where('creatorUserId', '=', onlyOf);
  return record.executeTakeFirst();
}

/** These records of a model, in no order. */
export async function findRecords(db: Db, modelId: string, ids: readonly string[], onlyOf?: string) {
  let records = db
    .selectFrom('record')
    .select(columns)
    .where('modelId', '=', modelId)
    .where('id', '=', anyOf(ids));
  if (onlyOf !== undefined) records = records.where('creatorUserId', '=', onlyOf);
  return records.execute();
}

/** A record of any model, to know who may see what of it. */
export async function findRecordById(db: Db, id: string) {
  return db
    .selectFrom('record')
    .select(['modelId', 'creatorUserId', 'data'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertRecord(db: Db, record: Insertable<RecordTables['record']>): Promise<void> {
  await db.insertInto('record').values(record).execute();
}

interface Changed {
  data: FormValues;
  labels: Labels;
  version: number;
  formVersion: number;
  lastModifyUserId: string;
  lastModifyTime: Date;
  search: string;
  grams: string[];
}

export async function updateStoredRecord(db: Db, id: string, changed: Changed): Promise<void> {
  const { data, labels, ...rest } = changed;
  await db
    .updateTable('record')
    .set({ ...rest, data: JSON.stringify(data), labels: JSON.stringify(labels) })
    .where('id', '=', id)
    .execute();
}

/** Its values in the index, in place of those it had. */
export async function replaceValues(
  db: Db,
  modelId: string,
  recordId: string,
  values: readonly IndexedValue[],
): Promise<void> {
  await db.deleteFrom('record_value').where('recordId', '=', recordId).execute();
  if (values.length === 0) return;
  const of = <K extends keyof IndexedValue>(key: K) => values.map((value) => value[key]);
  await sql`
    insert into record_value ("modelId", "recordId", field, ordinal, text, number)
    select ${modelId}::text, ${recordId}::text, * from unnest(${of('field')}::text[], ${of('ordinal')}::int[],
      ${of('text')}::text[], ${of('number')}::float8[])`.execute(db);
}

export async function replaceSearch(db: Db, id: string, search: string, grams: string[]): Promise<void> {
  await db.updateTable('record').set({ search, grams }).where('id', '=', id).execute();
}

/** The ids that are gone now. */
export async function deleteRecords(
  db: Db,
  modelId: string,
  ids: readonly string[],
  onlyOf: string | undefined,
): Promise<string[]> {
  let gone = db
    .deleteFrom('record')
    .where('modelId', '=', modelId)
    .where('id', '=', anyOf(ids))
    .returning('id');
  if (onlyOf !== undefined) gone = gone.where('creatorUserId', '=', onlyOf);
  return (await gone.execute()).map(({ id }) => id);
}

/** Who saves the same value at the same moment waits for the other's commit. */
export async function lockValue(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** Other records of the model with one of these values in a field. */
export async function recordsWithValue(
  db: Db,
  modelId: string,
  field: string,
  { text, number }: Pick<IndexedValue, 'text' | 'number'>,
  exceptId: string,
) {
  const found = db
    .selectFrom('record_value')
    .innerJoin('record', 'record.id', 'record_value.recordId')
    .select('record.data')
    .where('record_value.modelId', '=', modelId)
    .where('record_value.field', '=', field)
    .where('record_value.recordId', '<>', exceptId);
  return (
    text === null
      ? found.where('record_value.number', '=', number)
      : found.where('record_value.text', '=', text)
  )
    .limit(100)
    .execute();
}

export async function recordIdsWithText(
  db: Db,
  modelId: string,
  field: string,
  text: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('record_value')
    .select('recordId')
    .where('modelId', '=', modelId)
    .where('field', '=', field)
    .where('text', '=', text)
    .limit(100)
    .execute();
  return rows.map(({ recordId }) => recordId);
}

/** Makes the records with one of these texts in one of these fields unfindable by a keyword; false when there are none. */
export async function emptySearch(
  db: Db,
  modelId: string,
  fields: readonly string[],
  texts: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('record')
    .set({ search: '', grams: [] })
    .where('id', 'in', (e) =>
      e
        .selectFrom('record_value')
        .select('recordId')
        .where('modelId', '=', modelId)
        .where('field', '=', anyOf(fields))
        .where('text', '=', anyOf(texts)),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function insertHistory(
  db: Db,
  entry: Insertable<RecordTables['record_history']>,
): Promise<void> {
  await db.insertInto('record_history').values(entry).execute();
}

/** The newest first. */
export async function listHistory(
  db: Db,
  recordId: string,
  wanted: { currentPage: number; pageSize: number },
) {
  const entries = db
    .selectFrom('record_history')
    .select(['id', 'act', 'version', 'at', 'userId', 'differences'])
    .where('recordId', '=', recordId)
    .orderBy('version', 'desc');
  return readPage(db, entries, wanted);
}

/** Some records of a model in the order of their ids, held until the commit. */
export async function lockRecordsAfter(db: Db, modelId: string, after: string, howMany: number) {
  return db
    .selectFrom('record')
    .select(columns)
    .where('modelId', '=', modelId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(howMany)
    .forUpdate()
    .execute();
}

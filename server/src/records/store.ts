import type { FormField, FormValues } from '@fairway/contract/forms.ts';
import { IndexTerms, type Term } from '@fairway/domain/forms/index-terms.ts';
import type { IndexedValue } from '@fairway/domain/forms/indexed-values.ts';
import { indexColumns } from '@fairway/domain/forms/list-indexes.ts';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { Kind, type Written, writeTogether } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import { readPage } from '../database/page.ts';
import type { RecordIndex } from './list/index-record.ts';
import type { Labels, RecordTables } from './tables.ts';

export type StoredRecord = Selectable<RecordTables['record']>;

/** One parameter, however many ids. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::text[])`;

const columns = [
  ...(['id', 'modelId', 'data', 'labels', 'version', 'creatorUserId', 'creatorTime'] as const),
  ...(['lastModifyUserId', 'lastModifyTime'] as const),
];

/** A record of a model; `onlyOf` leaves others' records out. */
export async function findRecord(db: Db, modelId: string, id: string, onlyOf: readonly string[] | undefined) {
  let record = db.selectFrom('record').select(columns).where('id', '=', id).where('modelId', '=', modelId);
  if (onlyOf !== undefined) record = record.where('creatorUserId', 'in', onlyOf);
  return record.executeTakeFirst();
}

/** The same, and nobody else changes it before the commit. */
export async function lockRecord(db: Db, modelId: string, id: string, onlyOf: readonly string[] | undefined) {
  let record = db
    .selectFrom('record')
    .select(columns)
    .where('id', '=', id)
    .where('modelId', '=', modelId)
    .forUpdate();
  if (onlyOf !== undefined) record = record.where('creatorUserId', 'in', onlyOf);
  return record.executeTakeFirst();
}

/** These records of a model, in no order. */
export async function findRecords(
  db: Db,
  modelId: string,
  ids: readonly string[],
  onlyOf?: readonly string[],
) {
  let records = db
    .selectFrom('record')
    .select(columns)
    .where('modelId', '=', modelId)
    .where('id', '=', anyOf(ids));
  if (onlyOf !== undefined) records = records.where('creatorUserId', 'in', onlyOf);
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

/** A record as it is stored, before anybody changed it. */
export interface NewRecord {
  id: string;
  modelId: string;
  data: FormValues;
  labels: Labels;
  formVersion: number;
  creatorUserId: string;
  creatorTime: Date;
  index: RecordIndex;
}

export async function insertRecord(db: Db, record: NewRecord): Promise<void> {
  await db.insertInto('record').values(rowOf(record)).execute();
}

/** What a statement for many records is given of each. */
export function rowOf({ data, labels, index, ...head }: NewRecord): Insertable<RecordTables['record']> {
  const { search, terms, columns } = index;
  return {
    ...head,
    ...{ data: JSON.stringify(data), labels: JSON.stringify(labels), search, terms, ...columns },
  };
}

export const columnNames = [...indexColumns.number, ...indexColumns.text];
/** As a statement reads them from JSON. */
export const columnTypes = [
  ...indexColumns.number.map((name) => `${name} float8`),
  ...indexColumns.text.map((name) => `${name} text`),
];

/** Only if the form and its indexes are still what the record was worked out by. */
const newRecords = new Kind(`
  sent as (
    select * from json_to_recordset($rows) as one (id text, "modelId" text, data jsonb, labels jsonb, "formVersion" int,
      "indexEdition" int, "creatorUserId" text, "creatorTime" timestamptz, search text, terms int4[], ${columnTypes})),
  model as (
    select id, "formVersion", "indexEdition" from form_model where id in (select "modelId" from sent) order by id
    for key share),
  held as (
    insert into record (id, "modelId", data, labels, "formVersion", "creatorUserId", "creatorTime", search, terms,
      ${columnNames})
    select sent.id, "modelId", data, labels, sent."formVersion", "creatorUserId", "creatorTime", search, terms,
      ${columnNames}
    from sent join model on model.id = "modelId" and model."formVersion" = sent."formVersion"
      and model."indexEdition" = sent."indexEdition"
    returning id)`);

/** Several records with everything that is written beside them, in one statement; gives the ids that are in. */
export async function insertTogether(
  db: Db,
  records: readonly { record: NewRecord; indexEdition: number; parts: Written['parts'] }[],
): Promise<Set<string>> {
  const commands = records.map(({ record, indexEdition, parts }) => {
    const { index, ...head } = record;
    const { search, terms, columns } = index;
    const row = { ...head, indexEdition, search, terms, ...columns };
    return { held: record.id, parts, row };
  });
  const held = await writeTogether<{ id: string }>(db, newRecords, commands);
  return new Set(held.map(({ id }) => id));
}

interface Changed {
  data: FormValues;
  labels: Labels;
  version: number;
  formVersion: number;
  lastModifyUserId: string;
  lastModifyTime: Date;
  index: RecordIndex;
}

export async function updateStoredRecord(db: Db, id: string, changed: Changed): Promise<void> {
  const { data, labels, index, ...rest } = changed;
  await db
    .updateTable('record')
    .set({ ...rest, ...indexRow(index), data: JSON.stringify(data), labels: JSON.stringify(labels) })
    .where('id', '=', id)
    .execute();
}

/** Their indexes, in place of those they had. */
export async function replaceIndexes(
  db: Db,
  records: readonly { id: string; index: RecordIndex }[],
): Promise<void> {
  const rows = records.map(({ id, index }) => ({ id, ...indexRow(index) }));
  const changes = ['search', 'terms', ...columnNames].map((name) => `${name} = one.${name}`);
  await sql`
    update record set ${sql.raw(changes.join(', '))}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as one (id text, search text, terms int4[], ${sql.raw(columnTypes.join(', '))})
    where record.id = one.id`.execute(db);
}

const noColumns = Object.fromEntries(columnNames.map((name) => [name, null]));

const indexRow = ({ search, terms, columns }: RecordIndex) => ({ search, terms, ...noColumns, ...columns });

/** The ids that are gone now. */
export async function deleteRecords(
  db: Db,
  modelId: string,
  ids: readonly string[],
  onlyOf: readonly string[] | undefined,
): Promise<string[]> {
  let gone = db
    .deleteFrom('record')
    .where('modelId', '=', modelId)
    .where('id', '=', anyOf(ids))
    .returning('id');
  if (onlyOf !== undefined) gone = gone.where('creatorUserId', 'in', onlyOf);
  return (await gone.execute()).map(({ id }) => id);
}

/** Who saves the same value at the same moment waits for the other's commit. */
export async function lockValue(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** Other records of the model with this value in a field, or among its values. */
export async function recordsWithValue(
  db: Db,
  modelId: string,
  field: FormField,
  { text, number }: Omit<IndexedValue, 'field'>,
  exceptId: string,
): Promise<Pick<StoredRecord, 'data'>[]> {
  const path = field.model ?? '';
  const isOther = sql`r.id <> ${exceptId}`;
  if (text !== null) return recordsHolding(db, modelId, textAt(modelId, path, text), isOther);
  const terms = new IndexTerms(modelId).ofRange(path, field, number, number);
  const isHeld = sql`jsonb_typeof(held.one) = 'number' and held.one::float8 = ${number}::float8`;
  return recordsHolding(db, modelId, { path, terms, isHeld }, isOther);
}

/** Records of the model with this text in a field, as indexes keep it. */
export async function recordIdsWithText(
  db: Db,
  modelId: string,
  path: string,
  text: string,
): Promise<string[]> {
  const found = await recordsHolding(db, modelId, textAt(modelId, path, text), sql`true`);
  return found.map(({ id }) => id);
}

interface HeldValue {
  path: string;
  terms: readonly Term[];
  isHeld: RawBuilder<unknown>;
}

const textAt = (modelId: string, path: string, text: string): HeldValue => ({
  path,
  terms: [new IndexTerms(modelId).ofTextValue(path, text)],
  isHeld: sql`indexed_text(held.one #>> '{}') = ${text}`,
});

/** Its term finds a record; one that is not indexed yet is looked at itself. */
async function recordsHolding(
  db: Db,
  modelId: string,
  { path, terms, isHeld }: HeldValue,
  condition: RawBuilder<unknown>,
): Promise<Pick<StoredRecord, 'id' | 'data'>[]> {
  const holds = sql`${condition} and exists (
    select from jsonb_path_query(r.data -> ${path}::text, '$[*][*]') as held (one) where ${isHeld})`;
  const { rows } = await sql<Pick<StoredRecord, 'id' | 'data'>>`
    (select id, data from record r
      where r.terms && ${terms}::int4[] and r."modelId" || '' = ${modelId} and ${holds} limit 100)
    union all
    (select id, data from record r where r."modelId" = ${modelId} and r.terms is null and ${holds} limit 100)`.execute(
    db,
  );
  return rows;
}

/** Makes the records with one of these terms unfindable by a keyword until they are indexed anew; false when there are none. */
export async function emptySearch(db: Db, modelId: string, terms: readonly Term[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update record r set search = '', terms = null
    where (r.terms && ${terms}::int4[] or r.terms is null) and r."modelId" = ${modelId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function insertHistory(
  db: Db,
  entry: Insertable<RecordTables['record_history']>,
): Promise<void> {
  await db.insertInto('record_history').values(entry).execute();
}

/** The newest first. */
export async function listChanges(
  db: Db,
  recordId: string,
  wanted: { currentPage: number; pageSize: number },
) {
  const entries = db
    .selectFrom('record_history')
    .select(['version', 'at', 'userId', 'differences'])
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

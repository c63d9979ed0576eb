import type { IndexedValue } from '@fairway/domain/forms/indexed-values.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { RecordTables } from '../tables.ts';

/** As many as one statement takes. */
const atOnce = 500;

function* inParts<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += atOnce) yield list.slice(from, from + atOnce);
}

export async function insertRecords(
  db: Db,
  records: readonly Insertable<RecordTables['record']>[],
): Promise<void> {
  for (const part of inParts(records)) await db.insertInto('record').values(part).execute();
}

export async function insertHistories(
  db: Db,
  entries: readonly Insertable<RecordTables['record_history']>[],
): Promise<void> {
  for (const part of inParts(entries)) await db.insertInto('record_history').values(part).execute();
}

/** The values of new records in the index. */
export async function insertValues(
  db: Db,
  modelId: string,
  values: readonly (IndexedValue & { recordId: string })[],
): Promise<void> {
  // One text in place of five long lists: it is written and read much faster.
  await sql`
    insert into record_value ("modelId", "recordId", field, ordinal, text, number)
    select ${modelId}::text, * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as value ("recordId" text, field text, ordinal int, text text, number float8)`.execute(db);
}

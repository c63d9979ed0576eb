import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { columnNames, columnTypes, type NewRecord } from '../store.ts';
import type { RecordTables } from '../tables.ts';

/** As many as one statement takes. */
const atOnce = 500;

function* inParts<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += atOnce) yield list.slice(from, from + atOnce);
}

/** A record that was changed since it was made. */
export interface SeededRow extends NewRecord {
  version: number;
  lastModifyUserId: string | null;
  lastModifyTime: Date | null;
}

export async function insertRecords(db: Db, records: readonly SeededRow[]): Promise<void> {
  // One text in place of thousands of values: it is written and read much faster.
  for (const part of inParts(records)) {
    const rows = part.map(({ index: { search, terms, columns }, ...row }) => ({
      ...{ ...row, search, terms, ...columns },
    }));
    const names = sql.raw(columnNames.join(', '));
    await sql`
      insert into record (id, "modelId", data, labels, version, "formVersion", "creatorUserId", "creatorTime",
        "lastModifyUserId", "lastModifyTime", search, terms, ${names})
      select id, "modelId", data, labels, version, "formVersion", "creatorUserId", "creatorTime",
        "lastModifyUserId", "lastModifyTime", search, terms, ${names}
      from json_to_recordset(${JSON.stringify(rows)}::json) as one (id text, "modelId" text, data jsonb, labels jsonb,
        version int, "formVersion" int, "creatorUserId" text, "creatorTime" timestamptz, "lastModifyUserId" text,
        "lastModifyTime" timestamptz, search text, terms int4[], ${sql.raw(columnTypes.join(', '))})`.execute(
      db,
    );
  }
}

export async function insertHistories(
  db: Db,
  entries: readonly Insertable<RecordTables['record_history']>[],
): Promise<void> {
  for (const part of inParts(entries)) await db.insertInto('record_history').values(part).execute();
}

import type { Insertable } from 'kysely';
import type { Db } from '../../database/open.ts';
import { readPage } from '../../database/page.ts';
import type { LineTables } from './tables.ts';

/** Of a line, its parts and the line above it, the latest day first. */
export async function listNoteRows(
  db: Db,
  lineId: string,
  { isForCustomers }: { isForCustomers: boolean },
  paging: { currentPage: number; pageSize: number },
) {
  let notes = db
    .selectFrom('line_note')
    .selectAll()
    .where('lineId', 'in', (e) =>
      e
        .selectFrom('trade_line')
        .select('trade_line.id')
        .where((line) =>
          line.or([
            line('trade_line.id', '=', lineId),
            line('trade_line.parentId', '=', lineId),
            line('trade_line.id', '=', (above) =>
              above.selectFrom('trade_line as part').select('part.parentId').where('part.id', '=', lineId),
            ),
          ]),
        ),
    )
    .orderBy('day', 'desc')
    .orderBy('id', 'desc');
  if (isForCustomers) notes = notes.where('isForCustomers', '=', true);
  return readPage(db, notes, paging);
}

export async function insertNote(db: Db, note: Insertable<LineTables['line_note']>): Promise<void> {
  await db.insertInto('line_note').values(note).execute();
}

/** The note that was there. */
export async function deleteNote(db: Db, id: string) {
  return db.deleteFrom('line_note').where('id', '=', id).returning('text').executeTakeFirst();
}

/** Customers whose people subscribed to a line or to the line above it. */
export async function customersSubscribedTo(db: Db, lineIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('rate_watch')
    .innerJoin('customer_user', 'customer_user.userId', 'rate_watch.userId')
    .select('customer_user.customerId')
    .distinct()
    .where('rate_watch.kind', '=', 'line')
    .where('rate_watch.lineId', 'in', lineIds)
    .execute();
  return rows.map(({ customerId }) => customerId);
}

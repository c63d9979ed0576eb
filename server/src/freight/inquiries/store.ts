import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { AskedCargo } from '@fairway/contract/freight-search.ts';
import type { InquiryState } from '@fairway/contract/rate-inquiries.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/open.ts';
import { readPage } from '../../database/page.ts';
import type { InquiryTables } from './tables.ts';

type Row = Selectable<InquiryTables['rate_inquiry']>;

export interface Inquiry extends Omit<Row, 'mode' | 'status' | 'cargo'> {
  mode: TransportMode;
  status: InquiryState;
  cargo: AskedCargo;
}
const read = (rows: readonly Row[]) => rows as unknown as Inquiry[];

export async function insertInquiries(
  db: Db,
  inquiries: readonly Insertable<InquiryTables['rate_inquiry']>[],
): Promise<void> {
  if (inquiries.length > 0) await db.insertInto('rate_inquiry').values(inquiries).execute();
}

/** Two who act on it at the same time come one after the other. */
export async function takeInquiry(db: Db, id: string): Promise<Inquiry | undefined> {
  const row = await db
    .selectFrom('rate_inquiry')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && read([row])[0];
}

export async function findInquiry(db: Db, id: string): Promise<Inquiry | undefined> {
  const row = await db.selectFrom('rate_inquiry').selectAll().where('id', '=', id).executeTakeFirst();
  return row && read([row])[0];
}

export async function updateInquiry(
  db: Db,
  id: string,
  changes: Updateable<InquiryTables['rate_inquiry']>,
): Promise<void> {
  await db.updateTable('rate_inquiry').set(changes).where('id', '=', id).execute();
}

/** The row of the person is ours until the transaction ends: two at once are counted one after the other. */
export async function countOpenOf(db: Db, askerId: string): Promise<number> {
  await db.selectFrom('user_account').select('id').where('id', '=', askerId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('rate_inquiry')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('askerId', '=', askerId)
    .where('status', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Wanted {
  /** Whose; those of everybody where it is left out. */
  askerId?: string | undefined;
  status?: InquiryState | undefined;
  currentPage: number;
  pageSize: number;
}

export async function listInquiryRows(db: Db, { askerId, status, ...paging }: Wanted) {
  let inquiries = db.selectFrom('rate_inquiry').selectAll().orderBy('creatorTime', 'desc').orderBy('id');
  if (askerId !== undefined) inquiries = inquiries.where('askerId', '=', askerId);
  if (status !== undefined) inquiries = inquiries.where('status', '=', status);
  const { rows, total } = await readPage(db, inquiries, paging);
  return { rows: read(rows), total };
}

/** The trade line of a lane, by where it ends, otherwise by where it begins; and who is in charge of it. */
export async function lineOfLane(db: Db, { polId, podId }: { polId: string; podId: string }) {
  const { rows } = await sql<{ lineId: string; ownerId: string | null }>`
    select line.id as "lineId", coalesce(line."ownerId", above."ownerId") as "ownerId"
    from port join trade_line line on line.id = port."lineId"
    left join trade_line above on above.id = line."parentId"
    where port.id in (${podId}, ${polId})
    order by port.id = ${podId} desc limit 1`.execute(db);
  return rows[0];
}

import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** What is left of an invoice, or of money with the party whose it is. */
export interface KeptItem {
  what: 'invoice' | 'money';
  itemId: string;
  partyId: string;
  side: string;
  companyId: string;
  currency: string;
  /** In thousandths. */
  balance: bigint;
  /** Of invoices alone, as the three below it. */
  dueOn: string | null;
  salesId: string | null;
  departmentId: string | null;
  createdBy: string | null;
}

/** As the database tells it; without a side nothing was open. */
type Row = Omit<KeptItem, 'balance' | 'side'> & { balance: string; side: string | null };

/** As of which state of the database something was read. */
export interface Seen {
  /** The first transaction that may have written something that was not seen. */
  unseen: number;
  /** When the server was started: another one may have lost the last of what was seen, or be another server. */
  server: string;
}

export interface ItemsRead {
  seen: Seen;
  items: KeptItem[];
}

const seen = sql`(select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as unseen,
  pg_postmaster_start_time()::text as server)`;

const figures = sql`o.side, o."companyId", o.currency, (o.balance * 1000)::bigint::text as balance, o."dueOn", o."salesId",
  o."departmentId", o."createdBy"`;

/** All that is open now, or was at a moment of the past; not more than so many. */
export async function readOpenItems(db: Db, moment: Date | null, most: number): Promise<ItemsRead> {
  const when = moment === null ? sql`until is null` : sql`tstzrange(since, until) @> ${moment}::timestamptz`;
  // Each with the words of its index.
  const open = (what: KeptItem['what']) => sql`select what, "itemId", "partyId", ${figures} from open_item o
    where what = ${sql.lit(what)} and balance <> 0 and ${when}`;
  const { rows } = await sql<Row & Seen>`
    select seen.*, open.* from ${seen} seen
    left join (${open('invoice')} union all ${open('money')} limit ${most}) open on true`.execute(db);
  return read(rows);
}

/** What is left of each item that a transaction from `unseen` on wrote, seen before or not; of some nothing is. */
export async function readChangedItems(db: Db, moment: Date | null, { unseen }: Seen): Promise<ItemsRead> {
  const [begun, lasted] =
    moment === null
      ? [sql`true`, sql`true`]
      : [sql`since <= ${moment}`, sql`o.until is null or o.until > ${moment}`];
  const { rows } = await sql<Row & Seen>`
    select seen.*, c.*, o.* from ${seen} seen
    left join open_items_written_from(${unseen}) c on true
    left join lateral (
      select until, ${figures} from open_item o
      where what = c.what and "itemId" = c."itemId" and "partyId" = c."partyId" and ${begun}
      order by since desc limit 1
    ) o on ${lasted}`.execute(db);
  return read(rows);
}

/** A row without an item says only what was seen. */
function read(rows: readonly (Row & Seen)[]): ItemsRead {
  const items = rows.flatMap((row): KeptItem[] => {
    if (row.itemId === null) return [];
    const { what, itemId, partyId, companyId, currency, dueOn, salesId, departmentId, createdBy } = row;
    return [
      {
        ...{ what, itemId, partyId, companyId, currency, dueOn, salesId, departmentId, createdBy },
        ...{ side: row.side ?? '', balance: BigInt(row.balance ?? 0) },
      },
    ];
  });
  const { unseen = 0, server = '' } = rows[0] ?? {};
  return { seen: { unseen, server }, items };
}

export interface Holder {
  salesId: string | null;
  departmentId: string | null;
}

/** Whose money it is by person and department: of who sells to the party now. */
export async function findHolders(db: Db, partyIds: readonly string[]): Promise<ReadonlyMap<string, Holder>> {
  const { rows } = await sql<Holder & { id: string }>`
    select c.id, c."salesId", d.id as "departmentId" from customer c
    left join user_account u on u.id = c."salesId"
    left join organisation d on d.id = u."organisationId" and d.kind = 'department'
    where c.id = any(${partyIds}::text[])`.execute(db);
  return new Map(rows.map(({ id, ...holder }) => [id, holder]));
}

import { invoicePath } from '@fairway/contract/invoices.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { examplesShown, type HandingOver, type Holding } from '../http/holding.ts';

// Whose invoice it is hears of disputes and of what is overdue: the salesperson, or who made it where there is none.
const heldBy = (
  userId: string,
) => sql`("salesId" = ${userId} or "salesId" is null and "createdBy" = ${userId})
  and status not in ('paid', 'void')`;

/** Invoices that are not paid. Those that are stay whose they were: figures of earlier months do not move. */
export const invoicesHeld: Holding = {
  ...{ kind: 'invoices', seenWith: 'invoice' },
  async count(db, userId, most) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
      select 1 from invoice where ${heldBy(userId)} limit ${most}) as found`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async examples(db, userId) {
    const { rows } = await sql<{ id: string; invoiceNo: string }>`select id, "invoiceNo" from invoice
      where ${heldBy(userId)} order by "creatorTime" desc, id desc limit ${examplesShown}`.execute(db);
    return rows.map(({ id, invoiceNo }) => ({ name: invoiceNo, link: `${invoicePath}?id=${id}` }));
  },
  async handOver(ctx, { from, to }) {
    if (to === null) return [];
    const { rows } = await sql<{ id: string; had: boolean }>`
      with held as (select id, "salesId" is not null as had from invoice where ${heldBy(from)} for no key update)
      update invoice i set "salesId" = ${to}, version = version + 1 from held where i.id = held.id
      returning i.id, held.had`.execute(ctx.db);
    await follow(ctx, rows, to);
    return rows.map(({ id, had }) => ({ ref: id, was: had }));
  },
  async handBack(ctx, { from, to }, moved) {
    let count = 0;
    for (const had of [true, false]) {
      const ids = moved.filter(({ was }) => was === had).map(({ ref }) => ref);
      const { rows } = await sql<{ id: string }>`
        update invoice set "salesId" = ${had ? from : null}, version = version + 1
        where id = any(${ids}::text[]) and "salesId" = ${to} and status not in ('paid', 'void') returning id`.execute(
        ctx.db,
      );
      await follow(ctx, rows, had ? from : null);
      count += rows.length;
    }
    return count;
  },
};

/** What is open is another person's from now on; as of an earlier day it stays as it was then. */
async function follow({ db, now }: HandingOver, invoices: readonly { id: string }[], salesId: string | null) {
  const ids = invoices.map(({ id }) => id);
  if (ids.length > 0) await splitOpenItems(db, ids, salesId, now);
}

async function splitOpenItems(
  db: Db,
  ids: readonly string[],
  salesId: string | null,
  now: Date,
): Promise<void> {
  const current = sql`what = 'invoice' and "itemId" = any(${ids}::text[]) and until is null`;
  // Of this very moment there is nothing earlier to keep.
  await sql`update open_item set "salesId" = ${salesId} where ${current} and since >= ${now}`.execute(db);
  // A credit note has no item of its own, and whose it is counts for what was billed: the one it credits is written.
  await sql`update open_item set "salesId" = "salesId" where what = 'invoice' and until is null
    and "itemId" in (select "creditOfId" from invoice where id = any(${ids}::text[]) and kind = 'credit')`.execute(
    db,
  );
  await sql`
    with ended as (
      update open_item set until = ${now} where ${current} and since < ${now} returning *)
    insert into open_item (what, "itemId", "partyId", since, until, side, "companyId", currency, balance, "dueOn",
      "salesId", "departmentId", "createdBy")
    select what, "itemId", "partyId", ${now}, null, side, "companyId", currency, balance, "dueOn", ${salesId},
      "departmentId", "createdBy" from ended`.execute(db);
}

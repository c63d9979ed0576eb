import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { countRowsOf, firstRowsOf, type RowsOfPerson } from '../database/rows-of-person.ts';
import { examplesShown, type Holding } from '../http/holding.ts';
import { holdingOfRows } from '../http/holding-of-rows.ts';
import { inquiryPath } from './inquiries/paths.ts';

/** Prices somebody asked for and nobody closed yet. */
export const inquiriesHeld = holdingOfRows({
  ...{ kind: 'inquiries', seenWith: 'rateInquiry' },
  rows: [
    {
      ...{ table: 'rate_inquiry', column: 'askerId' },
      isOpen: sql`status <> 'closed'`,
      name: sql`"inquiryNo"`,
      order: sql`"creatorTime" desc, id`,
    },
  ],
  linkTo: inquiryPath,
});

const watches: RowsOfPerson = {
  ...{ table: 'rate_watch', column: 'userId' },
  name: sql`kind || ' ' || key`,
  order: sql`"creatorTime" desc, id`,
};

/** Lanes and prices somebody is told of. Whoever watches the same already is told once. */
export const watchesHeld: Holding = {
  ...{ kind: 'watches', seenWith: 'rateWatch' },
  count: (db, userId, most) => countRowsOf(db, watches, userId, most),
  examples: async (db, userId) =>
    (await firstRowsOf(db, watches, userId, examplesShown)).map(({ name }) => ({ name, link: '' })),
  async handOver({ db }, { from, to }) {
    if (to === null) return [];
    return (await giveWatches(db, from, to)).map((ref) => ({ ref }));
  },
  async handBack({ db }, { from, to }, moved) {
    if (to === null) return 0;
    const ids = moved.map(({ ref }) => ref);
    return (await giveWatches(db, to, from, ids)).length;
  },
};

async function giveWatches(db: Db, from: string, to: string, ids?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update rate_watch w set "userId" = ${to}
    where w."userId" = ${from} and ${ids ? sql`w.id = any(${ids}::text[])` : sql`true`}
      and not exists (select from rate_watch o where o."userId" = ${to} and o.kind = w.kind and o.key = w.key)
    returning w.id`.execute(db);
  return rows.map(({ id }) => id);
}

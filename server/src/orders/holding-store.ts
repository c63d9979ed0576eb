import { orderPath } from '@fairway/contract/orders.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { examplesShown, type Holding } from '../http/holding.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';

// Who looks after an order: its salesperson, or who placed it where it has none.
const heldBy = (userId: string) => sql`coalesce("salesId", "placedBy") = ${userId}
  and status not in ('rejected', 'completed', 'cancelled', 'expired')`;

/** Orders that are not over. */
export const ordersHeld: Holding = {
  ...{ kind: 'orders', seenWith: 'onlineOrder' },
  async count(db, userId, most) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
      select 1 from online_order where ${heldBy(userId)} limit ${most}) as found`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async examples(db, userId) {
    const { rows } = await sql<{ id: string; orderNo: string }>`select id, "orderNo" from online_order
      where ${heldBy(userId)} order by "lastModifyTime" desc, id desc limit ${examplesShown}`.execute(db);
    return rows.map(({ id, orderNo }) => ({ name: orderNo, link: `${orderPath}?id=${id}` }));
  },
  async handOver({ db }, { from, to }) {
    if (to === null) return [];
    const { rows } = await sql<{ id: string; had: boolean }>`
      with held as (select id, "salesId" is not null as had from online_order where ${heldBy(from)} for no key update)
      update online_order o set "salesId" = ${to} from held where o.id = held.id returning o.id, held.had`.execute(
      db,
    );
    await tellScreens(db, rows, [from, to]);
    return rows.map(({ id, had }) => ({ ref: id, was: had }));
  },
  async handBack({ db }, { from, to }, moved) {
    const back = async (had: boolean) => {
      const ids = moved.filter(({ was }) => was === had).map(({ ref }) => ref);
      const { rows } = await sql<{ id: string }>`update online_order set "salesId" = ${had ? from : null}
        where id = any(${ids}::text[]) and "salesId" = ${to} returning id`.execute(db);
      return rows;
    };
    const rows = [...(await back(true)), ...(await back(false))];
    await tellScreens(db, rows, [from, to]);
    return rows.length;
  },
};

const mostTold = 200;

/** Whoever has the list on the screen reads it anew; one word is enough where many went. */
const tellScreens = (db: Db, orders: readonly { id: string }[], people: readonly (string | null)[]) =>
  tellOnCommit(
    db,
    orders.slice(0, mostTold).map(({ id }) => ({
      ...{ userIds: people.flatMap((userId) => userId ?? []), what: 'order' as const, id },
    })),
  );

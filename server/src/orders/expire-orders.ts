import type { Bus } from '../bus/bus.ts';
import type { JobContext } from '../jobs/job.ts';
import { moveOrder, noteAct } from './order-acts.ts';
import { changeOrder, takeLateOrders, takeOrdersToExpire } from './store.ts';
import { handlersOf, tellAboutOrder, tellCustomer } from './tell-about-order.ts';

/** So many at once; the others with the next rounds of the same run. */
const mostAtOnce = 200;

/** Ends drafts and orders nobody answered whose price is not held any longer. */
export async function expireOrders(ctx: JobContext & { bus: Bus }): Promise<void> {
  const doing = { db: ctx.db, now: ctx.now, by: null };
  let orders: Awaited<ReturnType<typeof takeOrdersToExpire>>;
  do {
    orders = await takeOrdersToExpire(ctx.db, ctx.now, mostAtOnce);
    for (const order of orders) {
      const changes = { endedAt: ctx.now, slaDue: null, isWaitingForCredit: false };
      await tellCustomer(ctx, await moveOrder(doing, order, 'expire', changes), 'expired');
    }
  } while (orders.length === mostAtOnce);
}

/** Tells once who should have answered an order by now, and who answers for its customer. */
export async function tellOfLateOrders(ctx: JobContext & { bus: Bus }): Promise<void> {
  const doing = { db: ctx.db, now: ctx.now, by: null };
  let orders: Awaited<ReturnType<typeof takeLateOrders>>;
  do {
    orders = await takeLateOrders(ctx.db, ctx.now, mostAtOnce);
    for (const order of orders) {
      // No change of the order: whoever is at it does not have to read it again.
      await changeOrder(ctx.db, order.id, { isLateTold: true });
      await noteAct(doing, order, 'overdue');
      const userIds = [...(await handlersOf(ctx.db, order)), ...(order.salesId ? [order.salesId] : [])];
      await tellAboutOrder(ctx, order, { what: 'overdue', userIds, now: ctx.now });
    }
  } while (orders.length === mostAtOnce);
}

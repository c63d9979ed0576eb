import { actFits } from '@fairway/domain/orders/order-state.ts';
import type { Bus } from '../bus/bus.ts';
import type { JobContext } from '../jobs/job.ts';
import { moveOrder } from './order-acts.ts';
import { takeOrder } from './store.ts';
import { tellCustomer } from './tell-about-order.ts';

/** The shipment of an order is closed; told twice it is done once. */
export async function completeOrder(ctx: JobContext & { bus: Bus }, orderId: string): Promise<void> {
  const order = await takeOrder(ctx.db, orderId, 'all');
  if (!order || !actFits('complete', order)) return;
  const changes = { endedAt: ctx.now, request: null, asked: null };
  const completed = await moveOrder({ db: ctx.db, now: ctx.now, by: null }, order, 'complete', changes);
  await tellCustomer(ctx, completed, 'completed');
}

import type { Context } from '../http/context.ts';
import { orderSearchText } from './compose-order.ts';
import { doingOf, moveOrder, refuseAct, savedOf } from './order-acts.ts';
import { heldOrder, readerOf } from './sight.ts';
import type { StoredOrder } from './store.ts';
import { tellCustomer } from './tell-about-order.ts';

/** Makes the shipment of an order. */
export type CreateShipment = (
  ctx: Context,
  order: StoredOrder,
) => Promise<{ shipmentId: string; shipmentNo: string }>;

/**
 * Makes a shipment of an order, once. Whoever converts it holds its row until the commit, so everybody after them reads
 * which shipment it became; and no two orders have the same one.
 */
export async function convertOrder(ctx: Context, id: string, createShipment: CreateShipment) {
  const reader = await readerOf(ctx);
  const order = await heldOrder(ctx, id, reader);
  if (order.shipmentId !== null && reader.isStaff)
    return { ...savedOf(order), shipmentId: order.shipmentId, shipmentNo: order.shipmentNo };
  refuseAct(ctx, order, reader, 'convert');
  const { shipmentId, shipmentNo } = await createShipment(ctx, order);
  const converted = await moveOrder(doingOf(ctx), order, 'convert', {
    ...{ shipmentId, shipmentNo, convertedAt: ctx.now },
    searchText: await orderSearchText(ctx, { ...order, shipmentNo }),
  });
  await tellCustomer(ctx, converted, 'converted');
  return { ...savedOf(converted), shipmentId, shipmentNo };
}

import type { Answer } from '@fairway/contract/endpoint.ts';
import type { getShipmentTimes } from '@fairway/contract/shipment-tracking.ts';
import type { Context } from '../http/context.ts';
import { shownTimes } from '../shipments/progress/shown-times.ts';
import { seenShipment } from './seen-shipment.ts';
import { shipmentNow } from './shipment-now.ts';

/** How departure and arrival moved, as sources said it. */
export async function getTimes(ctx: Context, id: string): Promise<Answer<typeof getShipmentTimes>> {
  await seenShipment(ctx, id);
  return shownTimes(await shipmentNow(ctx.db, id, ctx.now), ctx.language);
}

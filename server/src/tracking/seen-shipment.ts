import type { Context } from '../http/context.ts';
import { readerOf, type ShipmentReader, visibleShipment } from '../shipments/reader.ts';

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/** Who asks about a shipment they may see; not there and not for the caller look the same. */
export async function seenShipment(ctx: Asking, shipmentId: string): Promise<ShipmentReader> {
  const reader = await readerOf(ctx);
  await visibleShipment(ctx, shipmentId, reader);
  return reader;
}

import type { Context } from '../http/context.ts';
import { findBoxes } from './part-store.ts';
import { readerOf, refuseOver, visibleShipment } from './reader.ts';

type Asking = Pick<Context, 'db' | 'session' | 'permissions' | 'language'>;

/** The numbers by which a carrier knows a shipment that goes on and that the caller may see; empty where there are none yet. */
export async function carrierNumbers(ctx: Asking, id: string) {
  const shipment = await visibleShipment(ctx, id, await readerOf(ctx));
  refuseOver(ctx, shipment);
  const { soNo, mblNo } = shipment;
  const boxes = await findBoxes(ctx.db, [id]);
  return { soNo, mblNo, containerNos: boxes.map(({ containerNo }) => containerNo).filter(Boolean) };
}

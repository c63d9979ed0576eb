import type { Context } from '../http/context.ts';
import { findBoxes } from './part-store.ts';
import { readerOf, visibleShipment } from './reader.ts';

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/** The numbers by which a carrier knows a shipment that the caller may see; empty where there are none yet. */
export async function carrierNumbers(ctx: Asking, id: string) {
  const { soNo, mblNo } = await visibleShipment(ctx, id, await readerOf(ctx));
  const boxes = await findBoxes(ctx.db, [id]);
  return { soNo, mblNo, containerNos: boxes.map(({ containerNo }) => containerNo).filter(Boolean) };
}

import type { Context } from '../http/context.ts';
import { billLine } from './bill-line.ts';
import { noteAndSettle } from './note-change.ts';
import { changeBill, takeBill } from './paper-store.ts';
import type { StoredShipment } from './stored-shipment.ts';

type Changing = Pick<Context, 'db' | 'now'> & { session: { userId: string | null } };

/** Nobody hands out cargo against these bills any more, or, taken back, they do again. */
export async function setBillsSurrendered(
  ctx: Changing,
  shipment: Pick<StoredShipment, 'id' | 'version'>,
  billIds: readonly string[],
  isSurrendered: boolean,
): Promise<void> {
  let at: Pick<StoredShipment, 'id' | 'version'> = shipment;
  for (const billId of billIds) {
    const bill = await takeBill(ctx.db, shipment.id, billId);
    const [from, to] = isSurrendered
      ? (['issued', 'surrendered'] as const)
      : (['surrendered', 'issued'] as const);
    if (bill?.status !== from) continue;
    await changeBill(ctx.db, billId, { status: to, lastModifyTime: ctx.now });
    at = await noteAndSettle(ctx, at, { bill: billLine(bill) }, { bill: billLine({ ...bill, status: to }) });
  }
}

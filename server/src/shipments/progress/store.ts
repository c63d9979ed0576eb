import type { Db } from '../../database/open.ts';

/** The clock looks at them next. */
export async function setNextCheck(db: Db, shipmentIds: readonly string[], at: Date): Promise<void> {
  if (shipmentIds.length === 0) return;
  await db
    .updateTable('shipment')
    .set({ nextCheckAt: at })
    .where('id', 'in', [...shipmentIds])
    .execute();
}

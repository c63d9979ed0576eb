import type { Db } from '../../database/open.ts';
import { setNextCheck } from './store.ts';

/** Works out anew how far shipments have come, after their numbers, boxes, ship or reports changed. */
export async function refreshProgress(db: Db, shipmentIds: readonly string[], now: Date): Promise<void> {
  await setNextCheck(db, shipmentIds, now);
}

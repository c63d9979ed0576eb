import type { Context } from '../http/context.ts';
import { closedPeriods } from '../ledger/closed-periods.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import type { ChargeAround } from './refuse-charge.ts';
import type { StoredCharge } from './stored-charge.ts';

/** What the guards of some charges ask about, read once for all of them. */
export async function chargesAround(
  { db, session, language }: Pick<Context, 'db' | 'session' | 'language'>,
  charges: readonly StoredCharge[],
  reason = '',
): Promise<ChargeAround> {
  const codes = await chargeCodesOf(db, language);
  const shipments = await shipmentsById(
    db,
    charges.map(({ shipmentId }) => shipmentId),
  );
  const oldest = charges.reduce((first, { period }) => (period < first ? period : first), '9999-12');
  return {
    ...{ userId: session.userId, reason, closed: await closedPeriods(db, oldest) },
    nameOf: ({ chargeCodeId, shipmentId }) => {
      const code = codes.byId.get(chargeCodeId);
      return `${shipments.get(shipmentId)?.shipmentNo ?? ''} ${code?.enCode ?? ''} ${code?.fullName ?? ''}`.trim();
    },
    dayOf: ({ shipmentId }) => shipments.get(shipmentId)?.bizDate ?? '',
  };
}

import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { milestoneType } from '@fairway/domain/tracking/stored-report.ts';
import type { Db } from '../database/open.ts';
import { takeIn } from './take-in.ts';

interface Booking {
  shipmentNo: string;
  soNo: string;
  /** When the carrier gave the number. */
  at: Date;
  userId: string;
}

/** A shipment that comes with the number of its booking is booked: whoever noted that number said so. */
export async function noteBooking(
  db: Db,
  { shipmentNo, soNo, at, userId }: Booking,
  now: Date,
): Promise<void> {
  const event = {
    ...{ eventId: `booking ${shipmentNo}`, issuedAt: at.getTime(), at: at.getTime() },
    ...{ classifier: 'ACT' as const, eventType: milestoneType, code: 'BOOKED' },
    ...{ emptyIndicator: '', documentType: '', modeOfTransport: 'VESSEL', containerNo: null },
    // By its own number, which no other shipment has.
    ...{ references: [referenceKey(shipmentNo)], unlocode: null, vesselImo: null, vesselName: null },
    ...{ voyage: null, delayReason: '' },
  };
  const origin = { source: 'manual' as const, creatorUserId: userId, reason: soNo };
  await takeIn(db, [{ is: 'event', event }], origin, now);
}

import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { milestoneType } from '@fairway/domain/tracking/stored-report.ts';
import type { Db } from '../database/open.ts';
import { refreshProgress } from '../shipments/progress/refresh-progress.ts';
import { insertRetractions } from './report-store.ts';
import { shipmentNow } from './shipment-now.ts';
import { takeIn } from './take-in.ts';
import { tellScreens } from './tell-screens.ts';

interface Released {
  releaseNo: string;
  shipmentNo: string;
  /** Empty: all of the cargo. */
  containerNos: readonly string[];
  milestone: 'TELEX' | 'DO_REL';
  releaseRef: string;
  userId: string;
}

const eventIdOf = (releaseNo: string, containerNo: string | null): string =>
  ['release', releaseNo, containerNo].filter(Boolean).join(' ');

/** What was let go stands in the tracking, for every box that was. */
export async function noteRelease(
  db: Db,
  { releaseNo, shipmentNo, containerNos, milestone, releaseRef, userId }: Released,
  now: Date,
): Promise<void> {
  const boxes = containerNos.length === 0 ? [null] : containerNos.map(referenceKey);
  await takeIn(
    db,
    boxes.map((containerNo) => ({
      is: 'event' as const,
      event: {
        ...{ eventId: eventIdOf(releaseNo, containerNo), issuedAt: now.getTime(), at: now.getTime() },
        ...{ classifier: 'ACT' as const, eventType: milestoneType, code: milestone, emptyIndicator: '' },
        ...{ documentType: '', modeOfTransport: 'VESSEL' as const, containerNo, unlocode: null },
        // By its own number, which no other shipment has.
        ...{ references: [referenceKey(shipmentNo)], vesselImo: null, vesselName: null, voyage: null },
        delayReason: '',
      },
    })),
    { source: 'manual', creatorUserId: userId, reason: releaseRef },
    now,
  );
}

/** A release that was taken back did not happen. */
export async function takeBackRelease(
  db: Db,
  {
    releaseNo,
    shipmentId,
    containerNos,
  }: { releaseNo: string; shipmentId: string; containerNos: readonly string[] },
  { userId, reason }: { userId: string; reason: string },
  now: Date,
): Promise<void> {
  const boxes = containerNos.length === 0 ? [null] : containerNos.map(referenceKey);
  await insertRetractions(
    db,
    boxes.map((containerNo) => ({
      ...{ source: 'manual' as const, eventId: eventIdOf(releaseNo, containerNo) },
      ...{ creatorUserId: userId, reason },
    })),
    now,
  );
  await refreshProgress(db, [shipmentId], now);
  await tellScreens(db, [shipmentId]);
}

/** Whether one of these boxes, or any where none is named, has left the port of discharge. */
export async function hasGatedOut(
  db: Db,
  shipmentId: string,
  containerNos: readonly string[],
  now: Date,
): Promise<boolean> {
  const { progress } = await shipmentNow(db, shipmentId, now);
  const named = new Set(containerNos.map(referenceKey));
  return progress.deciding.some(
    ({ classifier, milestone, containerNo }) =>
      classifier === 'ACT' &&
      milestone === 'GATE_OUT' &&
      (named.size === 0 || containerNo === null || named.has(containerNo)),
  );
}

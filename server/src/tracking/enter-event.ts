import { AppError } from '@fairway/contract/app-error.ts';
import type { Answer, Received } from '@fairway/contract/endpoint.ts';
import type { addTrackingEvent, retractTrackingEvent } from '@fairway/contract/shipment-tracking.ts';
import type { Milestone, ShipmentStage } from '@fairway/contract/tracking.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { milestoneTable } from '@fairway/domain/tracking/milestone-table.ts';
import type { ReportedEvent } from '@fairway/domain/tracking/read-dcsa.ts';
import { milestoneType } from '@fairway/domain/tracking/stored-report.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { noteChange } from '../shipments/note-change.ts';
import { refreshProgress } from '../shipments/progress/refresh-progress.ts';
import { heldShipment, readerOf, refuseOver } from '../shipments/reader.ts';
import { findManualReport, insertRetractions } from './report-store.ts';
import { seenShipment } from './seen-shipment.ts';
import { shipmentNow } from './shipment-now.ts';
import { problemOf, takeIn } from './take-in.ts';
import { tellScreens } from './tell-screens.ts';

/** Where a milestone usually happens. */
const usualPort = (milestone: Milestone, way: { polId: string; podId: string }): string | null => {
  if (milestone.startsWith('TS_') || milestone.startsWith('RAIL_') || milestone === 'HOLD') return null;
  return milestoneTable[milestone].rank < milestoneTable.TS_ARR.rank ? way.polId : way.podId;
};

/** Somebody says by hand what happened; sources that saw it count before them. */
export async function enterEvent(
  ctx: Context,
  id: string,
  entered: Received<typeof addTrackingEvent>['body'],
): Promise<Answer<typeof addTrackingEvent>> {
  const { db, now, session } = ctx;
  const held = await heldShipment(ctx, id, await readerOf(ctx));
  refuseOver(ctx, held);
  const { row, boxes } = await shipmentNow(db, id, now);
  const known = new Set(boxes.map(({ containerNo }) => referenceKey(containerNo)));
  const containerNos = entered.containerNos.map(referenceKey);
  for (const containerNo of containerNos)
    if (!known.has(containerNo)) throw new AppError('TRACKING_BOX_UNKNOWN', { containerNo });
  const portId = entered.portId ?? usualPort(entered.milestone, row);
  const port = portId === null ? undefined : (await portsById(db, [portId], 'zh')).get(portId);
  if (portId !== null && !port) throw new AppError('TRACKING_PORT_UNKNOWN');
  const reported = (containerNo: string | null): ReportedEvent => ({
    ...{ eventId: newId(now.getTime()), issuedAt: now.getTime(), at: entered.at },
    ...{ classifier: entered.classifier, eventType: milestoneType, code: entered.milestone },
    ...{ emptyIndicator: '', documentType: entered.isInspection ? 'CUSI' : '', modeOfTransport: 'VESSEL' },
    // By its own number, which no other shipment has.
    ...{ containerNo, references: [referenceKey(row.shipmentNo)], unlocode: port?.unlocode ?? null },
    ...{ vesselImo: null, vesselName: entered.vesselName.toUpperCase() || null },
    ...{ voyage: referenceKey(entered.voyageNo) || null, delayReason: entered.delayReason },
  });
  const events = (containerNos.length === 0 ? [null] : [...new Set(containerNos)]).map(reported);
  for (const event of events) {
    const problem = problemOf(event, now);
    if (problem === 'inFuture' || problem === 'time') throw new AppError('TRACKING_IN_FUTURE');
  }
  await takeIn(
    db,
    events.map((event) => ({ is: 'event', event })),
    { source: 'manual', creatorUserId: session.userId, reason: entered.reason },
    now,
  );
  const { milestone, classifier, at } = entered;
  const event = { milestone, classifier, at, containerNos: [...new Set(containerNos)], portId };
  await noteChange(ctx, held, { event: null }, { event }, entered.reason);
  // Its own number may not be among those people search by.
  await refreshProgress(db, [id], now);
  ctx.auditTarget(`${row.shipmentNo} ${entered.milestone} ${entered.classifier}: ${entered.reason}`);
  return { eventIds: events.map(({ eventId }) => eventId), stage: await stageOf(ctx, id) };
}

/** Takes back what the caller entered by hand. */
export async function retractEvent(
  ctx: Context,
  id: string,
  { eventId, reason }: Received<typeof retractTrackingEvent>['body'],
): Promise<Answer<typeof retractTrackingEvent>> {
  const { db, now, session } = ctx;
  await seenShipment(ctx, id);
  const { row } = await shipmentNow(db, id, now);
  const report = await findManualReport(db, eventId);
  const named = (report?.report as unknown as ReportedEvent | undefined)?.references ?? [];
  if (!report || !named.includes(referenceKey(row.shipmentNo))) throw new AppError('NOT_FOUND');
  if (report.creatorUserId !== session.userId && !session.isAdministrator)
    throw new AppError('TRACKING_NOT_OWN');
  await insertRetractions(db, [{ source: 'manual', eventId, creatorUserId: session.userId, reason }], now);
  if (report.retracted === null) {
    const { code: milestone, classifier, at, containerNo } = report.report as unknown as ReportedEvent;
    const eventRetracted = { milestone, classifier, at, containerNos: containerNo ? [containerNo] : [] };
    const held = await heldShipment(ctx, id, await readerOf(ctx));
    await noteChange(ctx, held, { eventRetracted: null }, { eventRetracted }, reason);
  }
  await refreshProgress(db, [id], now);
  await tellScreens(db, [id]);
  ctx.auditTarget(`${row.shipmentNo} ${eventId}: ${reason}`);
  return { stage: await stageOf(ctx, id) };
}

const stageOf = async ({ db, now }: Context, id: string): Promise<ShipmentStage> =>
  (await shipmentNow(db, id, now)).progress.stage;

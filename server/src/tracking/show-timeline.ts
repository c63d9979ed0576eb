import type { Answer } from '@fairway/contract/endpoint.ts';
import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { getShipmentTimeline, ShownTimelineEntry } from '@fairway/contract/shipment-tracking.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { TrackingEvent } from '@fairway/domain/tracking/event.ts';
import { milestoneTable } from '@fairway/domain/tracking/milestone-table.ts';
import { partlyOf } from '@fairway/domain/tracking/partly.ts';
import { type TimelineEntry, timelineOf } from '@fairway/domain/tracking/timeline.ts';
import type { Context } from '../http/context.ts';
import { dcsaWords, delayWords, milestoneWords, wordOf } from '../language/tracking-words.ts';
import { portsById } from '../master-data/lookups.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { hearsOf } from './preferences.ts';
import { seenShipment } from './seen-shipment.ts';
import { type ShipmentNow, shipmentNow } from './shipment-now.ts';
import { shownTakenBack } from './show-taken-back.ts';

/** What happened and what is to come, for one box and for all of them. */
export async function getTimeline(ctx: Context, id: string): Promise<Answer<typeof getShipmentTimeline>> {
  const { db, session, now } = ctx;
  const { isStaff } = await seenShipment(ctx, id);
  const shipment = await shipmentNow(db, id, now);
  const { row, progress, boxes } = shipment;
  const mode = row.mode as TransportMode;
  const timeline = (events: readonly TrackingEvent[]) =>
    timelineOf(events, mode).filter(({ milestone }) => isStaff || milestoneTable[milestone].isPublic);
  const byNumber = new Map(
    boxes.map((box) => [box.containerNo.replace(/[^A-Z0-9]/gi, '').toUpperCase(), box]),
  );
  const shownBoxes = [
    ...progress.boxes.map((box) => ({
      ...{
        containerNo: box.containerNo,
        type: box.type,
        stage: box.stage,
        isUnregistered: !byNumber.has(box.containerNo),
      },
      ...{ lastMilestone: box.lastMilestone, lastEventAt: box.lastEventAt },
      lastFreeDay: box.stays.demurrage?.lastFreeDay ?? null,
      detentionFreeUntil: box.stays.detention?.lastFreeDay ?? null,
      timeline: timeline(box.events),
    })),
    ...(isStaff ? progress.unregistered : []).map(({ containerNo, stage, events }) => ({
      ...{ containerNo, type: '', stage, isUnregistered: true, lastMilestone: null, lastEventAt: null },
      ...{ lastFreeDay: null, detentionFreeUntil: null, timeline: timeline(events) },
    })),
  ];
  const merged = timeline(progress.deciding);
  const partly = partlyOf(progress.boxes);
  const show = await entryShower(ctx, shipment, isStaff, [
    ...merged,
    ...shownBoxes.flatMap((box) => box.timeline),
  ]);
  return {
    ...{ shipmentId: row.id, shipmentNo: row.shipmentNo, mode, stage: progress.stage },
    ...{ isPartial: progress.isPartial, lastHeardAt: progress.lastHeardAt },
    isSubscribed: await hearsOf(db, session, shipment),
    boxes: shownBoxes.map(({ timeline: entries, ...box }) => ({ ...box, entries: entries.map(show) })),
    entries: merged.map((entry) => ({ ...show(entry), partly: partly(entry) })),
    takenBack: await shownTakenBack(ctx, shipment, isStaff),
    canAdd: isStaff && can(await ctx.permissions(), 'tracking', 'button', 'btn_event'),
  };
}

async function entryShower(
  { db, session, language }: Context,
  { reports }: ShipmentNow,
  isStaff: boolean,
  entries: readonly TimelineEntry[],
): Promise<(entry: TimelineEntry) => ShownTimelineEntry> {
  const ports = await portsById(
    db,
    entries.flatMap(({ portId }) => portId ?? []),
    language,
  );
  const entered = new Map(
    reports
      .filter(({ creatorUserId }) => creatorUserId !== null)
      .map((one) => [`${one.source} ${one.eventId}`, one]),
  );
  const names = await peopleNames(
    db,
    [...new Set([...entered.values()].flatMap(({ creatorUserId }) => creatorUserId ?? []))],
    { withAccounts: false },
  );
  return (entry) => {
    const port = ports.get(entry.portId ?? '');
    const by = isStaff ? entered.get(`${entry.source} ${entry.eventId}`) : undefined;
    return {
      ...entry,
      milestoneName: milestoneWords[entry.milestone][language],
      ...{ portName: port?.fullName ?? '', portCode: port?.unlocode ?? '', timeZone: port?.timeZone ?? '' },
      codeName: wordOf(dcsaWords, entry.code, language),
      delayReasonName: wordOf(delayWords, entry.delayReason, language),
      reporterName: names.get(by?.creatorUserId ?? '') ?? '',
      reason: by?.reason ?? '',
      partly: null,
      canRetract:
        by !== undefined &&
        entry.source === 'manual' &&
        (session.isAdministrator || by.creatorUserId === session.userId),
    };
  };
}

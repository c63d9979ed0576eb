import type { Language } from '@fairway/contract/errors.ts';
import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { PublicTimelineEntry } from '@fairway/contract/shipment-tracking.ts';
import type { TrackingEvent } from '@fairway/domain/tracking/event.ts';
import { milestoneTable } from '@fairway/domain/tracking/milestone-table.ts';
import { partlyOf } from '@fairway/domain/tracking/partly.ts';
import { progressOf } from '@fairway/domain/tracking/progress.ts';
import { type TimelineEntry, timelineOf } from '@fairway/domain/tracking/timeline.ts';
import type { Db } from '../database/open.ts';
import { dcsaWords, delayWords, milestoneWords, wordOf } from '../language/tracking-words.ts';
import { portsById } from '../master-data/lookups.ts';
import { loadProgress } from './progress/load-progress.ts';
import { shownGroups } from './progress/shown-groups.ts';
import { shownTimes } from './progress/shown-times.ts';

/** What whoever has the link sees of the way: public milestones and times, nobody who entered them. */
export async function sharedTimeline(db: Db, id: string, now: Date, language: Language) {
  const [loaded] = await loadProgress(db, [id], { locks: false });
  if (!loaded) return undefined;
  const progress = progressOf(loaded.facts, loaded.reports, loaded.retractions, now.getTime());
  const timeline = (events: readonly TrackingEvent[]) =>
    timelineOf(events, loaded.row.mode as TransportMode).filter(
      ({ milestone }) => milestoneTable[milestone].isPublic,
    );
  const all = timeline(progress.deciding);
  const boxes = progress.boxes.map(({ containerNo, events }) => ({ containerNo, entries: timeline(events) }));
  const ports = await portsById(
    db,
    [...all, ...boxes.flatMap(({ entries }) => entries)].flatMap(({ portId }) => portId ?? []),
    language,
  );
  const partly = partlyOf(progress.boxes);
  const show = (told: TimelineEntry, isOfAll: boolean): PublicTimelineEntry => {
    const { portId, eventId: _, ...entry } = told;
    const port = ports.get(portId ?? '');
    return {
      ...entry,
      milestoneName: milestoneWords[entry.milestone][language],
      ...{ portName: port?.fullName ?? '', portCode: port?.unlocode ?? '', timeZone: port?.timeZone ?? '' },
      codeName: wordOf(dcsaWords, entry.code, language),
      delayReasonName: wordOf(delayWords, entry.delayReason, language),
      partly: isOfAll ? partly(told) : null,
    };
  };
  return {
    timeline: {
      ...{ lastHeardAt: progress.lastHeardAt, entries: all.map((one) => show(one, true)) },
      boxes: boxes.map(({ containerNo, entries }) => ({
        containerNo,
        entries: entries.map((one) => show(one, false)),
      })),
    },
    groups: shownGroups(progress, now),
    ...shownTimes({ facts: loaded.facts, progress }, language),
  };
}

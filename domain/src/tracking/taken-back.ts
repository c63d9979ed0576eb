import { concerningReports } from './concerns.ts';
import type { Retraction, TrackingEvent } from './event.ts';
import { eventOfReport } from './event-of-report.ts';
import type { ProgressFacts } from './progress.ts';
import { newestReports, type StoredReport } from './stored-report.ts';

const idOf = ({ source, eventId }: Retraction): string => `${source} ${eventId}`;

/** What sources said had happened to a shipment and took back, as each was said last; the newest first. */
export function takenBackEvents(
  facts: ProgressFacts,
  reports: readonly StoredReport[],
  retractions: readonly Retraction[],
): TrackingEvent[] {
  const gone = new Set(retractions.map(idOf));
  const said = newestReports(
    reports.filter((report) => gone.has(idOf(report))),
    [],
  );
  const containerNos = new Set(facts.boxes.map(({ containerNo }) => containerNo));
  return concerningReports(said, { ...facts, containerNos })
    .flatMap((report) => eventOfReport(report, facts) ?? [])
    .filter(({ classifier }) => classifier === 'ACT')
    .sort((one, other) => other.issuedAt - one.issuedAt || (one.eventId < other.eventId ? -1 : 1));
}

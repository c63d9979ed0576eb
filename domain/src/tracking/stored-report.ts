import { type EventSource, type Milestone, milestones } from '@fairway/contract/tracking.ts';
import { type Retraction, undated } from './event.ts';
import type { ReportedEvent } from './read-dcsa.ts';

/** What people and sheets name is a milestone of ours already: its code stands for itself. */
export const milestoneType = 'MILESTONE';

/** A report with who made it, as it is kept. */
export interface StoredReport extends ReportedEvent {
  source: EventSource;
}

/**
 * When a report was said. One that names no such time has that of its event: what has happened was told then, but what
 * is expected was told before, and nobody knows when.
 */
export const saidAt = ({ classifier, issuedAt, at }: ReportedEvent): number =>
  classifier !== 'ACT' && issuedAt === at ? undated : issuedAt;

const idOf = ({ source, eventId }: Retraction): string => `${source} ${eventId}`;
const textOf = (report: StoredReport): string =>
  JSON.stringify(Object.entries(report).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Of each id what was said last, without what was taken back; the order they come in is of no account. */
export function newestReports<R extends StoredReport>(
  reports: readonly R[],
  retractions: readonly Retraction[],
): R[] {
  const retracted = new Set(retractions.map(idOf));
  const newest = new Map<string, R>();
  for (const report of reports) {
    const id = idOf(report);
    const other = newest.get(id);
    if (retracted.has(id)) continue;
    if (!other || isAfter(report, other)) newest.set(id, report);
  }
  return [...newest.values()];
}

const isAfter = (one: StoredReport, other: StoredReport): boolean =>
  saidAt(one) === saidAt(other) ? textOf(one) > textOf(other) : saidAt(one) > saidAt(other);

/** The milestone a report names by itself. */
export const namedMilestone = ({ eventType, code }: ReportedEvent): Milestone | undefined =>
  eventType === milestoneType ? milestones.find((one) => one === code) : undefined;

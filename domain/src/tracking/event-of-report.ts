import { milestoneOfDcsa } from './dcsa-milestone.ts';
import type { TrackingEvent } from './event.ts';
import { placeOnWay, type Way } from './place-on-way.ts';
import { namedMilestone, type StoredReport, saidAt } from './stored-report.ts';

export interface KnownPort {
  id: string;
  /** No ship comes there. */
  isInland: boolean;
}

/** The ship a shipment is booked on, as people wrote it down; empty where it is not known. */
export interface Ship {
  vesselName: string;
  vesselImo: string;
  voyageNo: string;
}

export interface EventFacts {
  way: Way;
  booked: Ship;
  /** By UN/LOCODE or another code of the place. */
  portOf: (unlocode: string) => KnownPort | undefined;
}

/** Names of ships are compared without what people write differently. */
export const shipKey = (name: string): string | null =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim() || null;

/** Numbers of voyages as people read them, without what stands between their letters. */
export const voyageKey = (voyage: string): string | null =>
  voyage
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '') || null;

const imoOf = (imo: string): string => imo.replace(/\D/g, '');

/** A ship is known by its IMO number, whatever it is called. */
function vesselOf(report: StoredReport, booked: Ship): string | null {
  const imo = imoOf(report.vesselImo ?? '');
  const name = shipKey(report.vesselName ?? '');
  if (imo !== '' && imo === imoOf(booked.vesselImo)) return shipKey(booked.vesselName) ?? name;
  return name ?? (imo === '' ? null : `IMO ${imo}`);
}

/** What a report means for one shipment; nothing where it is no milestone of ours. */
export function eventOfReport(
  report: StoredReport,
  { way, booked, portOf }: EventFacts,
): TrackingEvent | undefined {
  const port = report.unlocode === null ? undefined : portOf(report.unlocode);
  const named = namedMilestone(report);
  const place = placeOnWay(port?.id ?? null, port?.isInland ?? false, way);
  const milestone = named ?? milestoneOfDcsa({ ...report, place });
  if (!milestone) return undefined;
  return {
    ...{ source: report.source, eventId: report.eventId, issuedAt: saidAt(report), at: report.at },
    ...{ classifier: report.classifier, milestone, code: named ? report.documentType : report.code },
    ...{ containerNo: report.containerNo, portId: port?.id ?? null },
    ...{ vessel: vesselOf(report, booked), voyage: voyageKey(report.voyage ?? '') },
    delayReason: report.delayReason,
  };
}

import type { DcsaEvent } from '@fairway/contract/dcsa-events.ts';
import { type EventClassifier, eventClassifiers } from '@fairway/contract/tracking.ts';
import { referenceKey } from '../shipments/reference-key.ts';
import type { DcsaFacts } from './dcsa-milestone.ts';

/** What a source reports, before it is known which shipment it is about and where on its way that is. */
export interface ReportedEvent extends Omit<DcsaFacts, 'place'> {
  eventId: string;
  issuedAt: number;
  at: number;
  classifier: EventClassifier;
  containerNo: string | null;
  /** Numbers of bookings and bills by which a shipment is found, normalised. */
  references: string[];
  unlocode: string | null;
  vesselImo: string | null;
  vesselName: string | null;
  voyage: string | null;
  delayReason: string;
}

export type ReadEvent =
  | { is: 'event'; event: ReportedEvent }
  | { is: 'retraction'; eventId: string }
  | { is: 'problem'; problem: 'shape' | 'id' | 'time' | 'classifier' | 'type'; eventId: string };

/** Reads one event of DCSA. What cannot be read is named, and nothing of it is guessed. */
export function readDcsa(sent: DcsaEvent): ReadEvent {
  const head = { ...sent, ...sent.metadata };
  const { metadata: _, payload: __, ...flat } = sent;
  const body = { ...flat, ...sent.payload };
  if (head.retractedEventID) return { is: 'retraction', eventId: head.retractedEventID };
  const eventId = head.eventID ?? '';
  if (eventId === '') return { is: 'problem', problem: 'id', eventId };
  if (head.isRetracted === true) return { is: 'retraction', eventId };
  const at = instantOf(body.eventDateTime);
  const issuedAt = instantOf(head.eventCreatedDateTime) ?? at;
  if (at === undefined || issuedAt === undefined) return { is: 'problem', problem: 'time', eventId };
  const classifier = eventClassifiers.find((one) => one === body.eventClassifierCode);
  if (!classifier) return { is: 'problem', problem: 'classifier', eventId };
  const code = body.equipmentEventTypeCode ?? body.transportEventTypeCode ?? body.shipmentEventTypeCode ?? '';
  const eventType = body.eventType ?? head.eventType ?? typeOf(body);
  if (!eventType || code === '') return { is: 'problem', problem: 'type', eventId };
  const { transportCall: call, eventLocation } = body;
  const ship = body.vessel ?? call?.vessel;
  const unlocode = [
    ...[eventLocation?.UNLocationCode, call?.location?.UNLocationCode, call?.UNLocationCode],
  ].find(Boolean);
  return {
    is: 'event',
    event: {
      ...{ eventId, issuedAt, at, classifier, eventType, code },
      emptyIndicator: body.emptyIndicatorCode ?? '',
      documentType: body.documentTypeCode ?? '',
      modeOfTransport: call?.modeOfTransport ?? 'VESSEL',
      containerNo: referenceKey(body.equipmentReference ?? '') || null,
      references: referencesOf(body),
      unlocode: referenceKey(unlocode ?? '') || null,
      vesselImo: referenceKey(ship?.vesselIMONumber ?? '').replace(/^IMO/, '') || null,
      vesselName: (ship?.vesselName ?? ship?.name)?.trim().toUpperCase() || null,
      voyage: voyageOf(call, code),
      delayReason: body.delayReasonCode ?? '',
    },
  };
}

type Body = Omit<DcsaEvent, 'metadata' | 'payload'>;

const typeOf = (body: Body): string =>
  body.equipmentEventTypeCode
    ? 'EQUIPMENT'
    : body.transportEventTypeCode
      ? 'TRANSPORT'
      : body.shipmentEventTypeCode
        ? 'SHIPMENT'
        : '';

/** A time with its zone: without one nobody knows when it was. */
function instantOf(text: string | null | undefined): number | undefined {
  if (!text || !/(Z|[+-]\d{2}:?\d{2})$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}

/** What is unloaded came on the voyage that ends there; everything else goes by the one that begins there. */
function voyageOf(call: Body['transportCall'], code: string): string | null {
  const begins = call?.carrierExportVoyageNumber ?? call?.exportVoyageNumber;
  const ends = call?.carrierImportVoyageNumber;
  const isEnd = code === 'ARRI' || code === 'DISC';
  const voyage = (isEnd ? (ends ?? begins) : (begins ?? ends)) ?? call?.carrierVoyageNumber;
  return referenceKey(voyage ?? '') || null;
}

/** Numbers of papers; boxes stand among the references too, and are no paper. */
const referencesOf = (body: Body): string[] => {
  const { documentReferences, relatedDocumentReferences, references, documentID, documentReference } = body;
  const told = [...(documentReferences ?? []), ...(relatedDocumentReferences ?? []), ...(references ?? [])]
    .filter((one) => (one.referenceType ?? one.type) !== 'EQ')
    .map((one) => one.documentReferenceValue ?? one.referenceValue ?? one.value ?? '');
  const keys = [...told, documentID ?? '', documentReference ?? ''].map(referenceKey);
  return [...new Set(keys.filter((key) => key.length >= 4))];
};

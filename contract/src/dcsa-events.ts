import * as z from 'zod/mini';

/**
 * Events of DCSA Track & Trace, as carriers send them: 2.2 has everything side by side, 3.0 has `metadata` and
 * `payload`. Only what is used is declared; carriers add fields of their own.
 */
const short = z.string().check(z.maxLength(100));
const word = z.optional(z.nullable(short));
const at = z.string().check(z.maxLength(40));

const vessel = z.optional(z.nullable(z.object({ vesselIMONumber: word, vesselName: word, name: word })));
const location = z.optional(
  z.nullable(z.object({ UNLocationCode: word, facilityCode: word, locationName: word })),
);
const reference = z.object({
  ...{ documentReferenceType: word, documentReferenceValue: word },
  ...{ referenceType: word, referenceValue: word, type: word, value: word },
});
const references = z.optional(z.nullable(z.array(reference).check(z.maxLength(50))));

const body = {
  ...{ eventType: word, eventClassifierCode: word, eventDateTime: z.optional(z.nullable(at)) },
  ...{ equipmentEventTypeCode: word, transportEventTypeCode: word, shipmentEventTypeCode: word },
  ...{ documentTypeCode: word, documentID: word, emptyIndicatorCode: word, equipmentReference: word },
  ...{ delayReasonCode: word, eventLocation: location, vessel },
  ...{ documentReferences: references, references, relatedDocumentReferences: references },
  documentReference: word,
  transportCall: z.optional(
    z.nullable(
      z.object({
        ...{ UNLocationCode: word, facilityCode: word, modeOfTransport: word, vessel, location },
        ...{ carrierVoyageNumber: word, carrierExportVoyageNumber: word, exportVoyageNumber: word },
        carrierImportVoyageNumber: word,
      }),
    ),
  ),
};
const head = {
  ...{ eventID: word, eventCreatedDateTime: z.optional(z.nullable(at)), retractedEventID: word },
  isRetracted: z.optional(z.nullable(z.boolean())),
  eventType: word,
};

export const dcsaEvent = z.object({
  ...head,
  ...body,
  metadata: z.optional(z.nullable(z.object(head))),
  payload: z.optional(z.nullable(z.object(body))),
});
export type DcsaEvent = z.infer<typeof dcsaEvent>;

/** One, a list, or a list in `events`: all three are sent. */
export const dcsaEvents = z.union([
  z.array(dcsaEvent).check(z.maxLength(1_000)),
  z.object({ events: z.array(dcsaEvent).check(z.maxLength(1_000)) }),
  dcsaEvent,
]);

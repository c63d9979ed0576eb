import * as z from 'zod/mini';
import { boxType } from './charges.ts';
import { endpoint } from './endpoint.ts';
import { entity } from './entity.ts';
import { filteredBy, id, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { currencyCode, day, measure, optionalText, remark } from './kept-fields.ts';
import {
  eventClassifiers,
  eventSources,
  exceptionCodes,
  milestones,
  severities,
  shipmentStages,
} from './tracking.ts';

const base = '/api/erpcargo/Tracking';
/** Of a shipment. */
const params = z.object({ id });
const errors = ['NOT_FOUND'] as const;

/** `inferred`: nobody said so, but something later has happened. `expected`: it belongs to such a voyage. */
export const timelineStatuses = ['actual', 'inferred', 'estimated', 'planned', 'expected'] as const;
const source = z.enum(eventSources);
const when = z.nullable(moment);

/** What everybody may know of a milestone. */
const publicEntry = z.object({
  milestone: z.enum(milestones),
  /** In the language of the caller. */
  milestoneName: z.string(),
  status: z.enum(timelineStatuses),
  ...{ portName: z.string(), portCode: z.string() },
  /** Of the port, to show times as on its wall; empty where the port is not known. */
  timeZone: z.string(),
  ...{ actual: when, estimated: when, planned: when },
  /** Of what the status rests on; null where nobody said it. */
  source: z.nullable(source),
  issuedAt: when,
  ...{ vessel: z.nullable(z.string()), voyage: z.nullable(z.string()) },
  /** The code the source used, such as LOAD, and what it is called. */
  ...{ code: z.string(), codeName: z.string() },
  ...{ delayReason: z.string(), delayReasonName: z.string() },
  /** Of all boxes together: true of so many of them, where boxes differ. */
  partly: z.nullable(z.object({ done: z.number(), of: z.number() })),
});
export type PublicTimelineEntry = z.infer<typeof publicEntry>;

const timelineEntry = z.object({
  ...publicEntry.shape,
  ...{ portId: z.nullable(z.string()), eventId: z.nullable(z.string()) },
  /** Of what people entered, for staff: who and why. */
  ...{ reporterName: z.string(), reason: z.string(), canRetract: z.boolean() },
});
export type ShownTimelineEntry = z.infer<typeof timelineEntry>;

/** What a source said had happened and took back. */
const takenBackEntry = z.object({
  ...{ eventId: z.string(), milestone: z.enum(milestones), milestoneName: z.string(), at: moment, source },
  ...{ portName: z.string(), timeZone: z.string() },
  /** Empty: of the whole shipment. */
  containerNo: z.string(),
});
export type TakenBackEntry = z.infer<typeof takenBackEntry>;

export const getShipmentTimeline = endpoint({
  ...{ name: 'getShipmentTimeline', method: 'GET', path: `${base}/:id/Timeline` },
  summary:
    'What happened to a shipment and what is to come, merged and box by box; customers see what is public',
  params,
  response: z.object({
    ...{ shipmentId: z.string(), shipmentNo: z.string(), mode: z.enum(transportModes) },
    ...{ stage: z.enum(shipmentStages), isPartial: z.boolean() },
    /** When something was heard of it last; null where nothing was yet. */
    lastHeardAt: when,
    isSubscribed: z.boolean(),
    boxes: z.array(
      z.object({
        containerNo: z.string(),
        type: z.string(),
        stage: z.enum(shipmentStages),
        lastMilestone: z.nullable(z.enum(milestones)),
        lastEventAt: when,
        /** Sources name it, the shipment does not. */
        isUnregistered: z.boolean(),
        ...{ lastFreeDay: z.nullable(z.string()), detentionFreeUntil: z.nullable(z.string()) },
        entries: z.array(timelineEntry),
      }),
    ),
    /** Of all boxes together. */
    entries: z.array(timelineEntry),
    /** The newest first. */
    takenBack: z.array(takenBackEntry),
    /** The caller may enter events by hand. */
    canAdd: z.boolean(),
  }),
  errors,
});

/** Boxes that are equally far and travel together. */
export const boxGroup = z.object({
  ...{ stage: z.enum(shipmentStages), containerNos: z.array(z.string()) },
  /** Of another ship than the booked one; empty where it is that or not known. */
  ...{ vessel: z.string(), voyage: z.string() },
  /** The booked ship left them behind. */
  isRolled: z.boolean(),
  /** In percent of the way between the ports. */
  progress: z.number(),
  ...{ leftAt: when, arrivesAt: when, hasArrived: z.boolean() },
});
export type ShownBoxGroup = z.infer<typeof boxGroup>;

/** Milestones for everybody who may follow a shipment: of all boxes together, and of each. */
export const publicTimeline = z.object({
  lastHeardAt: when,
  entries: z.array(publicEntry),
  boxes: z.array(z.object({ containerNo: z.string(), entries: z.array(publicEntry) })),
});

const timeChange = z.object({
  /** When it was said; null where the source did not say. */
  issuedAt: when,
  ...{ before: when, after: moment },
  /** Of the change; null for the first time that was named. */
  hours: z.nullable(z.number()),
  classifier: z.enum(eventClassifiers),
  source,
  ...{ delayReason: z.string(), delayReasonName: z.string() },
});
export const shipmentTimes = z.object({
  /** What the customer was told first, what is expected now, what happened. */
  ...{ first: when, current: when, actual: when },
  /** Against the first; null while one of both is not known. */
  hoursLate: z.nullable(z.number()),
  changes: z.array(timeChange),
  timeZone: z.string(),
});

export const getShipmentTimes = endpoint({
  ...{ name: 'getShipmentTimes', method: 'GET', path: `${base}/:id/Times` },
  summary: 'How the times of departure and arrival changed, the first first, with who said so and why',
  params,
  response: z.object({ departure: shipmentTimes, arrival: shipmentTimes }),
  errors,
});

export const exceptionStatuses = ['open', 'acknowledged', 'resolved', 'ignored'] as const;
export type ExceptionStatus = (typeof exceptionStatuses)[number];

const shipmentException = z.object({
  ...{ id: z.string(), shipmentId: z.string(), shipmentNo: z.string() },
  ...{ code: z.enum(exceptionCodes), codeName: z.string(), severity: z.enum(severities) },
  /** Empty: of the whole shipment. */
  containerNo: z.string(),
  /** What it is about beside that: hours late, a cut-off, a paper, a ship, a day. */
  detail: z.string(),
  status: z.enum(exceptionStatuses),
  ...{ openedAt: moment, dueAt: when, resolvedAt: when },
  /** What the customer reads: as somebody wrote it, otherwise the usual words. Empty: customers do not see it. */
  customerWords: z.string(),
  /** For staff; empty for customers. */
  ...{ ownerId: z.nullable(z.string()), ownerName: z.string(), note: z.string(), customerText: z.string() },
});
export type ShipmentException = z.infer<typeof shipmentException>;

export const listShipmentExceptions = endpoint({
  ...{ name: 'listShipmentExceptions', method: 'GET', path: `${base}/:id/Exceptions` },
  summary: 'What is and was wrong with a shipment, the open ones first',
  params,
  response: z.object({
    /** By what sources said, whenever that reached us. */
    list: z.array(shipmentException),
    /** For staff: what was open here for a while, and by what is known now never was. */
    overturned: z.array(shipmentException),
  }),
  errors,
});

export const exceptionsSortedBy = ['openedAt', 'dueAt', 'severity'] as const;

export const listExceptions = endpoint({
  ...{ name: 'listExceptions', method: 'POST', path: `${base}/Exceptions/List`, command: false },
  summary: 'What is wrong with all shipments the caller may see',
  body: z.object({
    ...pagingSortedBy(exceptionsSortedBy),
    filters: filteredBy({
      code: z.optional(z.array(z.enum(exceptionCodes)).check(z.maxLength(exceptionCodes.length))),
      severity: z.optional(z.array(z.enum(severities)).check(z.maxLength(4))),
      /** Open and acknowledged where nothing is said. */
      status: z.optional(z.array(z.enum(exceptionStatuses)).check(z.maxLength(4))),
      ownerId: z.optional(id),
    }),
  }),
  response: pageOf(
    z.object({
      ...shipmentException.shape,
      ...{ customerName: z.string(), polName: z.string(), podName: z.string() },
      ...{ stage: z.enum(shipmentStages), etd: when, eta: when },
    }),
  ),
  needs: { modelId: 'tracking' },
});

export const handleException = endpoint({
  ...{ name: 'handleException', method: 'PUT', path: `${base}/Exceptions/:id` },
  summary: 'Take note of an exception, ignore it, give it to somebody, or say what the customer reads',
  success: 'saved',
  params,
  body: z.object({
    /** Only its rule ends it. */
    status: z.optional(z.enum(['open', 'acknowledged', 'ignored'])),
    ownerId: z.optional(z.nullable(id)),
    dueAt: z.optional(z.nullable(moment)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    customerText: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  }),
  response: z.object({ id: z.string(), status: z.enum(exceptionStatuses) }),
  errors: ['NOT_FOUND', 'EXCEPTION_OVER', 'EXCEPTION_WITHOUT_NOTE', 'EXCEPTION_OWNER_UNKNOWN'],
  needs: { modelId: 'tracking', button: 'btn_handle' },
});

const degrees = z.nullable(z.number());

export const getShipmentRoute = endpoint({
  ...{ name: 'getShipmentRoute', method: 'GET', path: `${base}/:id/Route` },
  summary: 'The places a shipment comes through in their order, and where it is, for a map',
  params,
  response: z.object({
    mode: z.enum(transportModes),
    places: z.array(
      z.object({
        ...{ portId: z.string(), portName: z.string(), portCode: z.string(), timeZone: z.string() },
        ...{ lat: degrees, lon: degrees },
        kind: z.enum(['receipt', 'loading', 'tranship', 'discharge', 'delivery']),
        /** Times as they are known best, and whether they are over. */
        ...{ arrivesAt: when, leavesAt: when, hasArrived: z.boolean(), hasLeft: z.boolean() },
      }),
    ),
    /** Where the cargo is now; between two places it is worked out from their times. */
    position: z.nullable(
      z.object({
        ...{ lat: z.number(), lon: z.number(), isEstimated: z.boolean() },
        /** The place it is in or left last, and the one it goes to. */
        ...{ portId: z.string(), nextPortId: z.nullable(z.string()) },
        /** Of the way between both, from 0 to 1. */
        share: z.number(),
      }),
    ),
    ...{ vesselName: z.string(), voyageNo: z.string() },
  }),
  errors,
});

const statement = z.object({
  ...{ from: z.string(), to: z.string() },
  /** It goes on: counted until today. */
  isRunning: z.boolean(),
  ...{ freeDays: z.number(), days: z.number(), chargeableDays: z.number() },
  lastFreeDay: z.nullable(z.string()),
  /** Days that do not count. */
  leftOut: z.array(z.string()),
  counts: z.enum(['calendar', 'working']),
  /** For staff; without a tariff there are free days only, and no amounts. */
  parts: z.array(
    z.object({
      ...{ from: z.string(), to: z.string(), days: z.number(), price: z.string(), amount: z.string() },
    }),
  ),
  total: z.nullable(z.object({ currency: z.string(), amount: z.string() })),
  tariff: z.nullable(z.object({ id: z.string(), remark: z.string() })),
  /** What it rests on. */
  events: z.array(
    z.object({
      ...{ milestone: z.enum(milestones), milestoneName: z.string(), at: moment },
      ...{ source, eventId: z.string() },
    }),
  ),
});

export const getShipmentDemurrage = endpoint({
  ...{ name: 'getShipmentDemurrage', method: 'GET', path: `${base}/:id/Demurrage` },
  summary: 'How long each box stayed in the port and out of it, what that costs and by which events',
  params,
  response: z.object({
    boxes: z.array(
      z.object({
        ...{ containerNo: z.string(), type: z.string() },
        ...{ demurrage: z.nullable(statement), detention: z.nullable(statement) },
        /** It is ashore, and neither free days nor a tariff are known: nothing is counted. */
        lacksTerms: z.boolean(),
      }),
    ),
    /** One for each currency; for staff. */
    totals: z.array(z.object({ currency: z.string(), amount: z.string() })),
  }),
  errors,
});

const reason = z.string().check(z.trim(), z.minLength(2), z.maxLength(200));
const shortText = optionalText(60);

export const addTrackingEvent = endpoint({
  ...{ name: 'addTrackingEvent', method: 'POST', path: `${base}/:id/Events` },
  summary: 'Enter by hand what happened or is expected; it is marked so, and sources count before it',
  success: 'created',
  params,
  body: z.object({
    ...{ milestone: z.enum(milestones), classifier: z.enum(eventClassifiers), at: moment },
    /** The port of loading or discharge by the milestone, where it is left out. */
    portId: z._default(z.nullable(id), null),
    /** Of these boxes; none: of the whole shipment. */
    containerNos: z._default(z.array(z.string().check(z.maxLength(15))).check(z.maxLength(200)), []),
    ...{ vesselName: shortText, voyageNo: shortText },
    /** Why it is late: one of `delayReasons`, another code of SMDG, or in words, which customers read too. */
    delayReason: optionalText(60),
    /** Of a stop of customs: they look inside. */
    isInspection: z._default(z.boolean(), false),
    reason,
  }),
  response: z.object({ eventIds: z.array(z.string()), stage: z.enum(shipmentStages) }),
  errors: [
    'NOT_FOUND',
    'TRACKING_IN_FUTURE',
    'SHIPMENT_OVER',
    'TRACKING_BOX_UNKNOWN',
    'TRACKING_PORT_UNKNOWN',
  ],
  needs: { modelId: 'tracking', button: 'btn_event' },
});

export const retractTrackingEvent = endpoint({
  ...{ name: 'retractTrackingEvent', method: 'POST', path: `${base}/:id/Events/Retract` },
  summary: 'Take back an event the caller entered by hand; everything is worked out anew',
  success: 'done',
  params,
  body: z.object({ eventId: id, reason }),
  response: z.object({ stage: z.enum(shipmentStages) }),
  errors: ['NOT_FOUND', 'TRACKING_NOT_OWN'],
  needs: { modelId: 'tracking', button: 'btn_event' },
});

export const setShipmentSubscription = endpoint({
  ...{ name: 'setShipmentSubscription', method: 'PUT', path: `${base}/:id/Subscription` },
  summary: 'Hear of a shipment, or not, whatever the preferences say',
  success: 'set',
  params,
  body: z.object({ isOn: z.boolean() }),
  errors,
});

/** Minutes of a day. */
const minute = z.int().check(z.minimum(0), z.maximum(1_439));
export const newsDeliveries = ['now', 'daily'] as const;

const preference = {
  /** Hear of every shipment that is one's own, without subscribing to each. */
  isSubscribed: z.boolean(),
  milestones: z.array(z.enum(milestones)).check(z.maxLength(milestones.length)),
  /** Of times of arrival that move by twelve hours or more, and of what goes wrong. */
  ...{ onEta: z.boolean(), onException: z.boolean() },
  /** In their zone; the same twice: no quiet hours. */
  ...{ quietFrom: minute, quietTo: minute, timeZone: z.string().check(z.minLength(1), z.maxLength(40)) },
  delivery: z.enum(newsDeliveries),
  /** When everything of a day is told at once. */
  dailyAt: minute,
};

export const getTrackingPreference = endpoint({
  ...{ name: 'getTrackingPreference', method: 'GET', path: `${base}/Preference` },
  summary: 'Of what and when the caller wants to hear, and of which milestones they can',
  response: z.object({ ...preference, offered: z.array(z.enum(milestones)) }),
});

export const saveTrackingPreference = endpoint({
  ...{ name: 'saveTrackingPreference', method: 'PUT', path: `${base}/Preference` },
  summary: 'Say of what and when the caller wants to hear',
  success: 'saved',
  body: z.object(preference),
  errors: ['TRACKING_ZONE_UNKNOWN'],
});

const dayCount = z.int().check(z.minimum(0), z.maximum(365));

/** What boxes cost that stay too long in a port, or out of it. */
export const demurrageTariffs = entity({
  ...{ entity: 'DemurrageTariff', plural: 'DemurrageTariffs', modelId: 'demurrageTariff' },
  kept: {
    /** Of the port, until the box leaves it; of the carrier, until the empty box is back. */
    kind: z.enum(['demurrage', 'detention']),
    /** Nobody in particular: of all ports, carriers. */
    portId: z._default(z.nullable(id), null),
    carrierId: z._default(z.nullable(id), null),
    /** None: of all. */
    boxTypes: z._default(z.array(boxType).check(z.maxLength(20)), []),
    freeDays: dayCount,
    counts: z._default(z.enum(['calendar', 'working']), 'calendar'),
    /** Days nobody could have fetched a box. */
    closedDays: z._default(z.array(day).check(z.maxLength(200)), []),
    currency: currencyCode,
    tiers: z
      .array(z.object({ fromDay: z.int().check(z.minimum(1), z.maximum(365)), price: measure(8, 2) }))
      .check(z.maxLength(10)),
    validFrom: day,
    validTo: z._default(z.nullable(day), null),
    remark,
  },
  shown: { portName: z.string(), carrierName: z.string() },
  filters: {
    ...{ portId: z.optional(id), carrierId: z.optional(id) },
    kind: z.optional(z.array(z.enum(['demurrage', 'detention'])).check(z.maxLength(2))),
    on: z.optional(day),
  },
  sortedBy: ['portName', 'carrierName', 'kind', 'freeDays', 'validFrom', 'validTo'],
  errors: ['PERIOD_ENDS_EARLY', 'TARIFF_TIERS_WRONG'],
});
export type DemurrageTariffRow = z.infer<typeof demurrageTariffs.row>;

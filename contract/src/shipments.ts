import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { entityChange } from './entity.ts';
import { filteredBy, id, moment, pageOf, paging, pagingSortedBy } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { optionalText } from './kept-fields.ts';
import {
  businesses,
  legModes,
  memberRoles,
  partyDetails,
  partyRoles,
  referenceKinds,
  shipmentFields,
  shipmentScopes,
  shipmentSegments,
  shipmentStates,
  shipPosition,
  someShipmentFields,
  typedShip,
  writtenBox,
  writtenLeg,
  writtenMember,
  writtenParty,
} from './shipment-fields.ts';
import { customerAsk, shipmentBill, shipmentDocument, shipmentTask } from './shipment-papers.ts';
import { boxGroup } from './shipment-tracking.ts';
import { exceptionCodes, milestones, severities, shipmentStages } from './tracking.ts';

const base = '/api/erpcargo/Shipment';

/** The screens of one shipment (`?id=`): how far it is, for everybody; all of it, for staff. */
export const shipmentPath = '/pages/shipment/cargo/jobinfo';
export const shipmentDeskPath = '/pages/shipment/cargo/jobDetail';
/** The lists: of shipments I am a member of, and of those of my scope. */
export const myShipmentsPath = '/pages/shipment/cargo/mycargoshipment';
export const groupShipmentsPath = '/pages/shipment/cargo/groupcargoshipment';

export const mostBoxes = 500;
export const mostMapPoints = 2_000;
export const mostBatch = 200;

const reader = { modelId: 'cargoShipment' } as const;
const viewer = { modelId: 'cargoShipment', button: 'btn_detail' } as const;
const editor = { modelId: 'cargoShipment', button: 'btn_edit' } as const;
const closer = { modelId: 'cargoShipment', button: 'btn_close' } as const;

const port = z.object({
  ...{ id: z.string(), code: z.string(), name: z.string(), timeZone: z.string() },
});
const time = z.nullable(moment);

/** What a list says of a shipment; names in the reader's language. */
const shipmentRow = {
  ...{ id: z.string(), version: z.number(), shipmentNo: z.string(), status: z.enum(shipmentStates) },
  ...{ business: z.enum(businesses), mode: z.enum(transportModes), isConsolidation: z.boolean() },
  /** To staff and the customer, not to agents. */
  ...{ customerId: z.optional(z.string()), customerName: z.optional(z.string()) },
  /** To staff. */
  ...{ companyId: z.optional(z.nullable(z.string())), companyName: z.optional(z.string()) },
  ...{ mblNo: z.string(), hblNo: z.string(), soNo: z.string(), customerRef: z.string(), poNo: z.string() },
  ...{ pol: port, pod: port, transhipIds: z.array(z.string()) },
  ...{ carrierId: z.nullable(z.string()), carrierCode: z.string(), carrierName: z.string() },
  ...{ vesselName: z.string(), voyageNo: z.string() },
  ...{ boxSummary: z.string(), teu: z.string() },
  ...{ stage: z.enum(shipmentStages), isPartial: z.boolean(), segment: z.string() },
  /** What the customer was told first, what is expected by now, what happened. */
  ...{ firstEtd: time, firstEta: time, etd: time, eta: time, atd: time, ata: time },
  /** How much of the way between the ports lies behind it, in percent. */
  progress: z.number(),
  lastMilestone: z.nullable(z.enum(milestones)),
  lastEventAt: time,
  /** A cut-off or a last free day, and which. */
  ...{ nextDueAt: time, nextDueKind: z.nullable(z.string()) },
  ...{ isTroubled: z.boolean(), worstSeverity: z.nullable(z.enum(severities)) },
  /** To staff: what is wrong with it. */
  troubles: z.optional(z.array(z.enum(exceptionCodes))),
  awaitsRelease: z.boolean(),
  /** To staff: who looks after it. */
  members: z.optional(z.array(z.object({ userId: z.string(), role: z.enum(memberRoles), name: z.string() }))),
  /** Columns that a role is granted: names of the sales people; of the agent. */
  ...{ salesman: z.optional(z.string()), agent: z.optional(z.string()) },
  ...{ creatorTime: moment, lastModifyTime: moment },
};
export const shipmentHead = z.object(shipmentRow);
export type ShipmentHead = z.infer<typeof shipmentHead>;

export const shipmentBox = z.object({
  ...writtenBox.shape,
  ...{ id: z.string(), seq: z.number(), containerNo: z.string(), type: z.string() },
  /** What the last figure of its number should be where it is another one; null where it is right or none is known. */
  expectedDigit: z.nullable(z.string()),
  vgmAt: time,
  stage: z.enum(shipmentStages),
  lastMilestone: z.nullable(z.enum(milestones)),
  lastEventAt: time,
  ...{ lastFreeDay: z.nullable(z.string()), detentionFreeUntil: z.nullable(z.string()) },
});
export type ShipmentBox = z.infer<typeof shipmentBox>;

export const shipmentLeg = z.object({
  seq: z.number(),
  mode: z.enum(legModes),
  ...{ from: port, to: port, vesselName: z.string(), voyageNo: z.string(), etd: time, eta: time },
});
export type ShipmentLeg = z.infer<typeof shipmentLeg>;

export const shipmentMember = z.object({
  /** To staff. */
  userId: z.optional(z.string()),
  ...{ role: z.enum(memberRoles), name: z.string() },
  /** To staff who may see the result. */
  share: z.optional(z.string()),
});

export const shipmentParty = z.object({
  role: z.enum(partyRoles),
  /** To staff. */
  customerId: z.optional(z.nullable(z.string())),
  details: partyDetails,
});
export type ShipmentParty = z.infer<typeof shipmentParty>;

/** What the caller may do with it now. */
export const shipmentCan = z.object({
  ...{ edit: z.boolean(), changeVessel: z.boolean(), split: z.boolean(), merge: z.boolean() },
  ...{ copy: z.boolean(), close: z.boolean(), cancel: z.boolean(), reopen: z.boolean() },
  ...{ share: z.boolean(), upload: z.boolean(), publish: z.boolean(), seeHistory: z.boolean() },
  ...{ addEvent: z.boolean(), sync: z.boolean(), talk: z.boolean() },
});

const { customerId: _, companyId: __, ...ownFields } = shipmentFields;
const { bookingAgentId, agentId, internalRemark, ...openFields } = ownFields;

export const shipmentDetail = z.object({
  ...openFields,
  ...shipmentRow,
  /** To staff. */
  ...{ internalRemark: z.optional(internalRemark), bookingAgentId: z.optional(bookingAgentId) },
  ...{ agentId: z.optional(agentId), bookingAgentName: z.optional(z.string()) },
  ...{ orderId: z.nullable(z.string()), sailingId: z.optional(z.nullable(z.string())) },
  ...{ receiptPort: z.nullable(port), deliveryPort: z.nullable(port), tranships: z.array(port) },
  ...{ vesselImo: z.string(), position: z.nullable(shipPosition) },
  /** Where boxes differ, those that are least far first: stage and progress are theirs. Otherwise empty. */
  groups: z.array(boxGroup),
  /** Of one that is cancelled: the shipment that took over its cargo, if the caller sees that. */
  mergedInto: z.optional(z.object({ id: z.string(), shipmentNo: z.string() })),
  /** To staff who may see the result: the price the order was accepted with. */
  price: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  members: z.array(shipmentMember),
  ...{ parties: z.array(shipmentParty), legs: z.array(shipmentLeg), boxes: z.array(shipmentBox) },
  ...{ bills: z.array(shipmentBill), documents: z.array(shipmentDocument) },
  /** To the customer: what waits for them. */
  asks: z.optional(z.array(customerAsk)),
  /** To staff. */
  tasks: z.optional(z.array(shipmentTask)),
  link: z.optional(z.nullable(z.object({ createdAt: moment, expiresAt: moment }))),
  creatorName: z.optional(z.string()),
  can: shipmentCan,
});
export type ShipmentDetail = z.infer<typeof shipmentDetail>;

const few = <T extends z.core.$ZodType>(one: T, most: number) =>
  z.optional(z.array(one).check(z.maxLength(most)));
/** What a list, its counts, its map and its export are narrowed by. */
const shipmentFilters = filteredBy({
  ...{ customerId: z.optional(id), polId: z.optional(id), podId: z.optional(id) },
  /** A trade line with its parts. */
  lineId: z.optional(id),
  carrierId: z.optional(id),
  /** The beginning of its name; the whole of the voyage. */
  vessel: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  voyage: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  ...{ etdFrom: z.optional(moment), etdTo: z.optional(moment) },
  ...{ etaFrom: z.optional(moment), etaTo: z.optional(moment) },
  /** Its next cut-off or last free day is before this. */
  dueTo: z.optional(moment),
  ...{ cutSiFrom: z.optional(moment), cutSiTo: z.optional(moment) },
  ...{ cutPortFrom: z.optional(moment), cutPortTo: z.optional(moment) },
  ...{ business: few(z.enum(businesses), businesses.length), mode: few(z.enum(transportModes), 4) },
  stages: few(z.enum(shipmentStages), shipmentStages.length),
  status: few(z.enum(shipmentStates), shipmentStates.length),
  memberId: z.optional(id),
  exception: z.optional(z.enum(exceptionCodes)),
  /** A company with those below it. */
  companyId: z.optional(id),
});
export type ShipmentFilters = z.infer<typeof shipmentFilters>;

const asked = {
  scope: z._default(z.enum(shipmentScopes), 'mine'),
  segment: z._default(z.enum(shipmentSegments), 'all'),
  keyword: paging.keyword,
  filters: shipmentFilters,
};

/** `trouble`: the worst first; `nextDue`: by the next cut-off or last free day. Without a column: what leaves last comes first. */
export const shipmentColumns = ['shipmentNo', 'etd', 'eta', 'lastModifyTime', 'trouble', 'nextDue'] as const;

export const listShipments = endpoint({
  ...{ name: 'listShipments', method: 'POST', path: `${base}/List`, command: false },
  summary:
    'Shipments I am a member of, or those of my company; for customers and agents their own, whatever they ask for',
  body: z.object({ ...pagingSortedBy(shipmentColumns), ...asked }),
  response: pageOf(shipmentHead),
  needs: reader,
});

export const countShipments = endpoint({
  ...{ name: 'countShipments', method: 'POST', path: `${base}/Count`, command: false },
  summary:
    'How many shipments each segment of a list has, a thousand at most, and the sums of the one asked for',
  body: z.object(asked),
  response: z.object({
    segments: z.record(z.enum(shipmentSegments), z.number()),
    /** Of the segment; of the first ten thousand where there are more. */
    sums: z.object({ count: z.number(), teu: z.string() }),
  }),
  needs: reader,
});

export const findShipments = endpoint({
  ...{ name: 'findShipments', method: 'GET', path: `${base}/Find` },
  summary:
    'Shipments by any of their numbers, with or without dashes and spaces: the whole, its beginning, or four figures of its end and more',
  query: z.object({ number: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  response: z.object({
    list: z.array(
      z.object({
        ...{ shipmentId: z.string(), shipmentNo: z.string(), customerName: z.optional(z.string()) },
        ...{ polName: z.string(), podName: z.string(), stage: z.enum(shipmentStages), etd: time, eta: time },
        /** Which of its numbers it is, as it is written. */
        ...{ kind: z.enum(referenceKinds), number: z.string() },
        match: z.enum(['whole', 'begin', 'end']),
        /** It is in the caller's own list, not only in that of the company. */
        isMine: z.boolean(),
      }),
    ),
    /** The text looks like the number of a container: what its last figure should be where it is another one. */
    container: z.nullable(z.object({ number: z.string(), isRight: z.boolean(), expectedDigit: z.string() })),
  }),
  needs: reader,
});

export const mapShipments = endpoint({
  ...{ name: 'mapShipments', method: 'POST', path: `${base}/Map`, command: false },
  summary: 'The shipments of a list for a map, two thousand at most, with the ports they name',
  body: z.object(asked),
  response: z.object({
    list: z.array(
      z.object({
        ...{
          id: z.string(),
          no: z.string(),
          polId: z.string(),
          podId: z.string(),
          tsIds: z.array(z.string()),
        },
        ...{ stage: z.enum(shipmentStages), etd: time, eta: time, atd: time, ata: time },
        ...{ mode: z.enum(transportModes), progress: z.number(), position: z.nullable(shipPosition) },
        severity: z.nullable(z.enum(severities)),
      }),
    ),
    ports: z.array(
      z.object({
        ...{ id: z.string(), code: z.string(), name: z.string(), timeZone: z.string() },
        ...{ lat: z.nullable(z.number()), lon: z.nullable(z.number()) },
      }),
    ),
    /** There are more than these. */
    isCut: z.boolean(),
  }),
  needs: reader,
});

export const listShipmentDays = endpoint({
  ...{ name: 'listShipmentDays', method: 'POST', path: `${base}/Calendar`, command: false },
  summary: 'What leaves and arrives on the days of a month, as the walls of the ports count days',
  body: z.object({ ...asked, month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)) }),
  response: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        /** All of them; `list` has twenty at most. */
        ...{ departures: z.number(), arrivals: z.number() },
        list: z.array(
          z.object({
            ...{ id: z.string(), shipmentNo: z.string(), of: z.enum(['etd', 'eta']), at: moment },
            ...{
              isActual: z.boolean(),
              stage: z.enum(shipmentStages),
              polName: z.string(),
              podName: z.string(),
            },
            severity: z.nullable(z.enum(severities)),
          }),
        ),
      }),
    ),
  }),
  needs: reader,
});

export const exportShipments = endpoint({
  ...{ name: 'exportShipments', method: 'POST', path: `${base}/Export`, command: false },
  summary:
    'The shipments of a list, or these, as a sheet: .xlsx of ten thousand at most, or .csv of fifty thousand; the last line says that there are more',
  body: z.object({
    ...asked,
    ids: few(id, mostBatch),
    as: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  reply: 'bytes',
  errors: ['SHIPMENT_EXPORT_EMPTY'],
  needs: { modelId: 'cargoShipment', button: 'btn_download' },
});

const params = z.object({ id });
const saved = z.object({ id: z.string(), version: z.number() });
const version = z.number();

export const getShipment = endpoint({
  ...{ name: 'getShipment', method: 'GET', path: `${base}/:id` },
  summary: 'One shipment as its reader may see it, with everything that belongs to it',
  params,
  response: shipmentDetail,
  errors: ['NOT_FOUND'],
  needs: viewer,
});

export const listShipmentHistory = endpoint({
  ...{ name: 'listShipmentHistory', method: 'GET', path: `${base}/:id/History` },
  summary: 'Who changed what in a shipment, the newest first; to staff',
  params,
  query: z.object({ ...paging }),
  response: pageOf(entityChange),
  errors: ['NOT_FOUND'],
  needs: viewer,
});

export const compareShipment = endpoint({
  ...{ name: 'compareShipment', method: 'GET', path: `${base}/:id/Changes` },
  summary: 'After SHIPMENT_CHANGED: what was changed since a version, by whom, and what the fields are now',
  params,
  query: z.object({ since: z.coerce.number().check(z.int(), z.gte(1)) }),
  response: z.object({
    version: z.number(),
    /** As they are written, ids as ids. */
    current: z.object(shipmentFields),
    changes: z.array(entityChange),
  }),
  errors: ['NOT_FOUND'],
  needs: editor,
});

const refusedFields = ['SHIPMENT_LANE_WRONG', 'ENTITY_REFERENCE_MISSING'] as const;
const refusedChange = ['NOT_FOUND', 'SHIPMENT_CHANGED', 'SHIPMENT_OVER'] as const;
const refusedBoxes = ['BOX_TWICE', 'BOX_UNKNOWN', 'TOO_MANY_BOXES'] as const;

const { customerId, business, mode, polId, podId } = shipmentFields;

export const createShipment = endpoint({
  ...{ name: 'createShipment', method: 'POST', path: base },
  summary:
    'A shipment by hand; who makes it is its operator, its sales and service people are those of the customer',
  success: 'created',
  body: z.object({
    ...{ ...someShipmentFields.shape, customerId, business, mode, polId, podId },
    /** Of the schedule; or the ship as it is typed. */
    ...{ sailingId: z.optional(id), ship: z.optional(typedShip) },
    boxes: few(writtenBox, mostBoxes),
    members: few(writtenMember, 20),
    parties: few(writtenParty, partyRoles.length),
  }),
  response: z.object({ ...saved.shape, shipmentNo: z.string() }),
  errors: [...refusedFields, ...refusedBoxes, 'SAILING_OF_OTHER_LANE', 'ARRIVAL_BEFORE_DEPARTURE'],
  needs: { modelId: 'cargoShipment', button: 'btn_add' },
});

export const updateShipment = endpoint({
  ...{ name: 'updateShipment', method: 'PUT', path: `${base}/:id` },
  summary: 'Change fields of a shipment, under the version that its writer knows',
  success: 'saved',
  params,
  body: z.object({ version, changes: someShipmentFields }),
  response: saved,
  errors: [...refusedChange, ...refusedFields],
  needs: editor,
});

export const setShipmentMembers = endpoint({
  ...{ name: 'setShipmentMembers', method: 'PUT', path: `${base}/:id/Members` },
  summary: 'Who looks after a shipment: it stands in their lists',
  success: 'saved',
  params,
  body: z.object({ version, members: z.array(writtenMember).check(z.minLength(1), z.maxLength(20)) }),
  response: saved,
  errors: [...refusedChange, 'ENTITY_REFERENCE_MISSING'],
  needs: editor,
});

export const setShipmentParties = endpoint({
  ...{ name: 'setShipmentParties', method: 'PUT', path: `${base}/:id/Parties` },
  summary: 'Shipper, consignee and everybody else who has to do with a shipment, one for each role',
  success: 'saved',
  params,
  body: z.object({ version, parties: z.array(writtenParty).check(z.maxLength(partyRoles.length)) }),
  response: saved,
  errors: [...refusedChange, 'ENTITY_REFERENCE_MISSING'],
  needs: editor,
});

export const setShipmentLegs = endpoint({
  ...{ name: 'setShipmentLegs', method: 'PUT', path: `${base}/:id/Legs` },
  summary: 'The legs of the way, one after the other',
  success: 'saved',
  params,
  body: z.object({ version, legs: z.array(writtenLeg).check(z.maxLength(12)) }),
  response: saved,
  errors: [...refusedChange, 'ENTITY_REFERENCE_MISSING'],
  needs: editor,
});

const boxWarning = z.object({
  containerNo: z.string(),
  /** Its shape is not that of a container, or its last figure should be another one. */
  problem: z.enum(['shape', 'digit']),
  expectedDigit: z.nullable(z.string()),
});

export const saveShipmentBoxes = endpoint({
  ...{ name: 'saveShipmentBoxes', method: 'POST', path: `${base}/:id/Boxes` },
  summary:
    'Add, change and remove boxes at once; a wrong check digit is a warning, the same box twice a refusal',
  success: 'saved',
  params,
  body: z.object({
    version,
    add: z._default(z.array(writtenBox).check(z.maxLength(mostBoxes)), []),
    change: z._default(z.array(z.object({ ...writtenBox.shape, id })).check(z.maxLength(mostBoxes)), []),
    remove: z._default(z.array(id).check(z.maxLength(mostBoxes)), []),
  }),
  response: z.object({ ...saved.shape, warnings: z.array(boxWarning) }),
  errors: [...refusedChange, ...refusedBoxes],
  needs: editor,
});

export const readPastedBoxes = endpoint({
  ...{ name: 'readPastedBoxes', method: 'POST', path: `${base}/PastedBoxes`, command: false },
  summary: 'What was pasted from a sheet as boxes to look at before they are saved; headings are understood',
  body: z.object({
    text: z.string().check(z.minLength(1), z.maxLength(100_000)),
    /** Where a line does not say it. */
    type: z._default(writtenBox.shape.type, '40HQ'),
  }),
  response: z.object({
    boxes: z.array(writtenBox),
    warnings: z.array(boxWarning),
    /** Lines that are no box, as they were pasted. */
    unread: z.array(z.object({ line: z.number(), text: z.string() })),
  }),
  needs: editor,
});

export const changeShipmentVessel = endpoint({
  ...{ name: 'changeShipmentVessel', method: 'POST', path: `${base}/:id/Actions/ChangeVessel` },
  summary:
    'Another ship: a sailing of the schedule, or as it is typed; what the customer was told first stays',
  success: 'done',
  params,
  body: z.object({
    version,
    ...{ sailingId: z.optional(id), ship: z.optional(typedShip) },
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
  response: saved,
  errors: [
    ...refusedChange,
    ...(['SAILING_OF_OTHER_LANE', 'ARRIVAL_BEFORE_DEPARTURE', 'ENTITY_REFERENCE_MISSING'] as const),
  ],
  needs: editor,
});

const numbered = z.object({ ...saved.shape, shipmentNo: z.string() });

export const splitShipment = endpoint({
  ...{ name: 'splitShipment', method: 'POST', path: `${base}/:id/Actions/Split` },
  summary:
    'Move boxes to a new shipment with the same ship, people and parties; packages, weight and volume go along',
  success: 'done',
  params,
  body: z.object({ version, boxIds: z.array(id).check(z.minLength(1), z.maxLength(mostBoxes)) }),
  response: z.object({ ...saved.shape, made: numbered }),
  errors: [...refusedChange, 'BOX_UNKNOWN', 'SPLIT_TAKES_ALL'],
  needs: editor,
});

export const mergeShipments = endpoint({
  ...{ name: 'mergeShipments', method: 'POST', path: `${base}/:id/Actions/Merge` },
  summary:
    'Take over the boxes of other shipments of the same customer, lane and sailing; those are cancelled',
  success: 'done',
  params,
  body: z.object({ version, ids: z.array(id).check(z.minLength(1), z.maxLength(20)) }),
  response: saved,
  errors: [...refusedChange, 'MERGE_DIFFERS', 'BOX_TWICE', 'TOO_MANY_BOXES'],
  needs: editor,
});

export const copyShipment = endpoint({
  ...{ name: 'copyShipment', method: 'POST', path: `${base}/:id/Actions/Copy` },
  summary: 'A new shipment with the same customer, lane, cargo, people and parties, without numbers and ship',
  success: 'created',
  params,
  response: numbered,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'cargoShipment', button: 'btn_add' },
});

export const closeShipment = endpoint({
  ...{ name: 'closeShipment', method: 'POST', path: `${base}/:id/Actions/Close` },
  summary: 'Close a shipment whose boxes are returned; any other one with a reason',
  success: 'done',
  params,
  body: z.object({ version, reason: optionalText(300) }),
  response: saved,
  errors: [...refusedChange, 'SHIPMENT_NOT_RETURNED'],
  needs: closer,
});

export const cancelShipment = endpoint({
  ...{ name: 'cancelShipment', method: 'POST', path: `${base}/:id/Actions/Cancel` },
  summary: 'Cancel a shipment that was not loaded',
  success: 'done',
  params,
  body: z.object({ version, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
  response: saved,
  errors: [...refusedChange, 'SHIPMENT_LOADED'],
  needs: closer,
});

export const reopenShipment = endpoint({
  ...{ name: 'reopenShipment', method: 'POST', path: `${base}/:id/Actions/Reopen` },
  summary: 'Go on with a shipment that was closed or cancelled',
  success: 'done',
  params,
  body: z.object({ version, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
  response: saved,
  errors: ['NOT_FOUND', 'SHIPMENT_CHANGED', 'SHIPMENT_NOT_OVER'],
  needs: closer,
});

export const assignShipments = endpoint({
  ...{ name: 'assignShipments', method: 'POST', path: `${base}/Actions/Assign` },
  summary:
    'Make somebody the member of one role in many shipments, all or none; who had the role has it no more',
  success: 'batchDone',
  body: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(mostBatch)),
    ...{ role: z.enum(memberRoles), userId: id },
  }),
  response: z.object({ changed: z.number() }),
  errors: ['NOT_FOUND', 'SHIPMENT_OVER', 'ENTITY_REFERENCE_MISSING'],
  needs: editor,
});

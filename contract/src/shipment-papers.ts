import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment, pageOf, paging } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { optionalText } from './kept-fields.ts';
import { shipmentStates } from './shipment-fields.ts';
import { boxGroup, publicTimeline, shipmentTimes } from './shipment-tracking.ts';
import { severities, shipmentStages } from './tracking.ts';

const base = '/api/erpcargo/Shipment';
const shared = '/api/erpcargo/SharedShipment';

/** The screen that opens without a session; the token stands behind a # and so reaches no log of a server. */
export const sharedShipmentPath = '/pages/shipment/cargo/shared';

export const billKinds = ['MBL', 'HBL', 'MAWB', 'HAWB', 'SWB'] as const;
export type BillKind = (typeof billKinds)[number];
/** On paper, surrendered where it was made out, a waybill, or electronic. */
export const billIssueTypes = ['original', 'telex', 'seaway', 'electronic'] as const;
export const billStates = ['draft', 'confirmed', 'issued', 'surrendered', 'voided'] as const;
export type BillState = (typeof billStates)[number];
/** What the customer said to the version they were sent. */
export const billAnswers = ['confirmed', 'changes'] as const;
export type BillAnswer = (typeof billAnswers)[number];

/** What stands on a bill, in the order of the paper. */
export const billTextFields = [
  ...(['shipper', 'consignee', 'notify', 'notify2', 'preCarriage', 'vesselVoyage'] as const),
  ...(['receiptPlace', 'loadingPort', 'dischargePort', 'deliveryPlace'] as const),
  ...(['marks', 'containers', 'packages', 'goods', 'grossWeight', 'measurement'] as const),
  ...(['freightTerm', 'remarks'] as const),
] as const;
export type BillTextField = (typeof billTextFields)[number];
const line = optionalText(2_000);
export const billText = z.object(
  Object.fromEntries(billTextFields.map((field) => [field, line])) as Record<BillTextField, typeof line>,
);
export type BillText = Record<BillTextField, string>;
const someBillText = z.object(
  Object.fromEntries(
    billTextFields.map((field) => [field, z.optional(z.string().check(z.trim(), z.maxLength(2_000)))]),
  ) as Record<BillTextField, z.ZodMiniOptional<z.ZodMiniString>>,
);

export const shipmentBill = z.object({
  ...{ id: z.string(), kind: z.enum(billKinds), billNo: z.string(), parentId: z.nullable(z.string()) },
  ...{ issueType: z.enum(billIssueTypes), originals: z.number() },
  ...{ issuedAt: z.nullable(moment), issuePlace: z.string(), status: z.enum(billStates) },
  /** Of its text; customers are shown the version that they were sent. */
  version: z.number(),
  text: billText,
  ...{ sentVersion: z.nullable(z.number()), sentAt: z.nullable(moment) },
  /** To the version that was sent; another version needs another answer. */
  answer: z.nullable(z.enum(billAnswers)),
  ...{ answerText: z.string(), answeredAt: z.nullable(moment), answeredName: z.string() },
  /** The text changed since the customer was sent it. */
  isChangedSince: z.boolean(),
  can: z.object({
    ...{
      edit: z.boolean(),
      send: z.boolean(),
      answer: z.boolean(),
      issue: z.boolean(),
      surrender: z.boolean(),
    },
    void: z.boolean(),
  }),
});
export type ShipmentBill = z.infer<typeof shipmentBill>;

export const documentKinds = [
  ...(['bookingForm', 'bookingConfirmation', 'shippingInstruction', 'vgm', 'customsDeclaration'] as const),
  ...([
    'commercialInvoice',
    'packingList',
    'dangerousGoods',
    'billDraft',
    'masterBill',
    'houseBill',
  ] as const),
  ...(['telexLetter', 'arrivalNotice', 'deliveryOrder', 'photo', 'other'] as const),
] as const;
export type DocumentKind = (typeof documentKinds)[number];

const documentVersion = z.object({
  ...{ version: z.number(), fileId: z.string(), fileName: z.string(), fileSize: z.number() },
  ...{ fileType: z.string(), note: z.string(), creatorName: z.string(), creatorTime: moment },
});
export const shipmentDocument = z.object({
  ...{ id: z.string(), kind: z.enum(documentKinds), title: z.string(), isPublished: z.boolean() },
  version: z.number(),
  /** The newest first; customers are shown the newest only. */
  versions: z.array(documentVersion),
  ...{ creatorTime: moment, lastModifyTime: moment },
});
export type ShipmentDocument = z.infer<typeof shipmentDocument>;

/** Those of every shipment, and `other`: one that somebody wrote down. */
export const shipmentTaskKinds = [
  ...(['booking', 'truck', 'customs', 'vgm', 'si', 'checkBill', 'signBill', 'charges', 'bill'] as const),
  'other',
] as const;
export type ShipmentTaskKind = (typeof shipmentTaskKinds)[number];

export const shipmentTask = z.object({
  /** Of a task that only the plan knows: its kind. */
  id: z.string(),
  ...{ kind: z.enum(shipmentTaskKinds), title: z.string(), dueAt: z.nullable(moment) },
  ...{ assigneeId: z.nullable(z.string()), assigneeName: z.string() },
  isDone: z.boolean(),
  /** An event ended it: nobody did by hand. */
  isByEvent: z.boolean(),
  ...{ doneAt: z.nullable(moment), doneName: z.string() },
});
export type ShipmentTask = z.infer<typeof shipmentTask>;

/** What only the customer can give: instructions, weights, an answer to a draft of a bill. */
export const customerAsk = z.object({
  ...{ kind: z.enum(['si', 'vgm', 'checkBill']), billId: z.nullable(z.string()), dueAt: z.nullable(moment) },
});
export type CustomerAsk = z.infer<typeof customerAsk>;

const viewer = { modelId: 'cargoShipment', button: 'btn_detail' } as const;
const editor = { modelId: 'cargoShipment', button: 'btn_edit' } as const;
const params = z.object({ id });
const billParams = z.object({ id, billId: id });
const made = z.object({ id: z.string(), version: z.number() });

const billHead = {
  billNo: z._default(
    z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40), z.regex(/^[\w ./-]*$/)),
    '',
  ),
  issueType: z._default(z.enum(billIssueTypes), 'original'),
  originals: z._default(z.int().check(z.minimum(0), z.maximum(9)), 3),
  issuePlace: optionalText(80),
};

/** As a bill shows them. */
const knownHead = z.object({
  ...{ billNo: z.string(), issueType: z.enum(billIssueTypes), originals: z.number(), issuePlace: z.string() },
});
export type BillHead = z.infer<typeof knownHead>;

export const addShipmentBill = endpoint({
  ...{ name: 'addShipmentBill', method: 'POST', path: `${base}/:id/Bills` },
  summary:
    'A draft of a bill; what is left out of its text is taken from the shipment. A house bill gets a number',
  success: 'created',
  params,
  body: z.object({
    kind: z.enum(billKinds),
    ...billHead,
    parentId: z._default(z.nullable(id), null),
    text: z._default(someBillText, {}),
  }),
  response: z.object({ ...made.shape, billNo: z.string() }),
  errors: ['NOT_FOUND', 'SHIPMENT_OVER'],
  needs: editor,
});

export const updateShipmentBill = endpoint({
  ...{ name: 'updateShipmentBill', method: 'PUT', path: `${base}/:id/Bills/:billId` },
  summary:
    'Another version of the text of a bill; what the customer confirmed is not confirmed any more by that',
  success: 'saved',
  params: billParams,
  body: z.object({
    version: z.number(),
    /** Number and issue as the writer knew them, which are no part of the version; other ones are refused. */
    known: knownHead,
    ...{ ...billHead, text: billText },
  }),
  response: made,
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'BILL_NOT_DRAFT', 'SHIPMENT_OVER'],
  needs: editor,
});

export const listBillVersions = endpoint({
  ...{ name: 'listBillVersions', method: 'GET', path: `${base}/:id/Bills/:billId/Versions` },
  summary:
    'The versions of a bill, the newest first, each with what differs from the one before; to customers those sent',
  params: billParams,
  query: z.object({ ...paging }),
  response: pageOf(
    z.object({
      ...{ version: z.number(), creatorName: z.string(), creatorTime: moment },
      text: billText,
      differences: z.array(
        z.object({ field: z.enum(billTextFields), before: z.string(), after: z.string() }),
      ),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs: viewer,
});

export const sendShipmentBill = endpoint({
  ...{ name: 'sendShipmentBill', method: 'POST', path: `${base}/:id/Bills/:billId/Actions/Send` },
  summary: 'Send the version of a draft to the customer, who confirms it or asks for changes',
  success: 'done',
  params: billParams,
  body: z.object({ version: z.number() }),
  response: z.object({ ...made.shape, toldPeople: z.number() }),
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'BILL_NOT_DRAFT', 'BILL_SENT_ALREADY', 'SHIPMENT_OVER'],
  needs: editor,
});

export const answerShipmentBill = endpoint({
  ...{ name: 'answerShipmentBill', method: 'POST', path: `${base}/:id/Bills/:billId/Actions/Answer` },
  summary:
    'The customer confirms the version they were sent, or asks for changes; staff may write down what they said',
  success: 'done',
  params: billParams,
  body: z.object({ version: z.number(), answer: z.enum(billAnswers), text: optionalText(1_000) }),
  response: z.object({ ...made.shape, status: z.enum(billStates) }),
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'BILL_NOT_SENT', 'BILL_NOT_DRAFT'],
  needs: viewer,
});

export const setBillState = endpoint({
  ...{ name: 'setBillState', method: 'POST', path: `${base}/:id/Bills/:billId/Actions/State` },
  summary: 'Issue a bill whose text is confirmed, note that it was surrendered, or void it',
  success: 'done',
  params: billParams,
  body: z.object({ version: z.number(), status: z.enum(['issued', 'surrendered', 'voided']) }),
  response: z.object({ ...made.shape, status: z.enum(billStates) }),
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'BILL_NOT_DRAFT', 'BILL_NOT_CONFIRMED', 'SHIPMENT_OVER'],
  needs: editor,
});

export const addShipmentDocument = endpoint({
  ...{ name: 'addShipmentDocument', method: 'POST', path: `${base}/:id/Documents` },
  summary: 'A document with its first file, which was uploaded; what a customer adds is seen by them',
  success: 'created',
  params,
  body: z.object({
    ...{ kind: z.enum(documentKinds), title: optionalText(120), fileId: id, note: optionalText(200) },
    isPublished: z._default(z.boolean(), false),
  }),
  response: made,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'SHIPMENT_OVER'],
  needs: viewer,
});

const documentParams = z.object({ id, documentId: id });

export const addDocumentVersion = endpoint({
  ...{ name: 'addDocumentVersion', method: 'POST', path: `${base}/:id/Documents/:documentId/Versions` },
  summary: 'Another file of a document; the ones before stay',
  success: 'created',
  params: documentParams,
  body: z.object({ fileId: id, note: optionalText(200) }),
  response: made,
  errors: ['NOT_FOUND', 'SHIPMENT_OVER'],
  needs: editor,
});

export const changeShipmentDocument = endpoint({
  ...{ name: 'changeShipmentDocument', method: 'PUT', path: `${base}/:id/Documents/:documentId` },
  summary: 'Name a document, say what it is, and whether the customer sees it',
  success: 'saved',
  params: documentParams,
  body: z.object({ kind: z.enum(documentKinds), title: optionalText(120), isPublished: z.boolean() }),
  response: made,
  errors: ['NOT_FOUND', 'SHIPMENT_OVER'],
  needs: editor,
});

export const removeShipmentDocument = endpoint({
  ...{ name: 'removeShipmentDocument', method: 'DELETE', path: `${base}/:id/Documents/:documentId` },
  summary: 'Take a document out of a shipment, with all of its files',
  success: 'deleted',
  params: documentParams,
  errors: ['NOT_FOUND', 'SHIPMENT_OVER'],
  needs: editor,
});

const taskParams = z.object({ id, taskId: id });

export const addShipmentTask = endpoint({
  ...{ name: 'addShipmentTask', method: 'POST', path: `${base}/:id/Tasks` },
  summary: 'A task that the plan does not know',
  success: 'created',
  params,
  body: z.object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    ...{ assigneeId: z._default(z.nullable(id), null), dueAt: z._default(z.nullable(moment), null) },
  }),
  response: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'SHIPMENT_OVER', 'ENTITY_REFERENCE_MISSING'],
  needs: editor,
});

export const changeShipmentTask = endpoint({
  ...{ name: 'changeShipmentTask', method: 'PUT', path: `${base}/:id/Tasks/:taskId` },
  summary:
    'Give a task to somebody, say by when, or that it is done or not done; its id, or its kind in the plan',
  success: 'saved',
  params: taskParams,
  body: z.object({
    ...{ assigneeId: z.optional(z.nullable(id)), dueAt: z.optional(z.nullable(moment)) },
    isDone: z.optional(z.boolean()),
  }),
  response: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'SHIPMENT_OVER', 'ENTITY_REFERENCE_MISSING', 'TASK_OF_PLAN'],
  needs: editor,
});

export const removeShipmentTask = endpoint({
  ...{ name: 'removeShipmentTask', method: 'DELETE', path: `${base}/:id/Tasks/:taskId` },
  summary: 'Remove a task that somebody wrote down',
  success: 'deleted',
  params: taskParams,
  errors: ['NOT_FOUND', 'SHIPMENT_OVER'],
  needs: editor,
});

export const shareShipment = endpoint({
  ...{ name: 'shareShipment', method: 'POST', path: `${base}/:id/Actions/Share` },
  summary: 'A link of thirty days that shows how far a shipment is; the one before it opens nothing any more',
  success: 'done',
  params,
  response: z.object({
    /** Random; the server keeps its hash only. The address is `sharedShipmentPath`, # and this. */
    token: z.string(),
    expiresAt: moment,
  }),
  errors: ['NOT_FOUND'],
  keepsReply: false,
  needs: { modelId: 'cargoShipment', button: 'btn_share' },
});

export const revokeShipmentLink = endpoint({
  ...{ name: 'revokeShipmentLink', method: 'POST', path: `${base}/:id/Actions/RevokeLink` },
  summary: 'End the link of a shipment',
  success: 'done',
  params,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'cargoShipment', button: 'btn_share' },
});

const time = z.nullable(moment);
const place = z.object({
  ...{ code: z.string(), name: z.string(), timeZone: z.string() },
  ...{ lat: z.nullable(z.number()), lon: z.nullable(z.number()) },
});

/** Behind the link: no names, no people, no money. */
export const sharedShipment = z.object({
  ...{ shipmentNo: z.string(), companyName: z.string(), business: z.string(), mode: z.enum(transportModes) },
  /** The first letter of each, and stars. */
  ...{ customerName: z.string(), shipperName: z.string(), consigneeName: z.string() },
  ...{ mblNo: z.string(), hblNo: z.string(), carrierName: z.string() },
  ...{ vesselName: z.string(), voyageNo: z.string() },
  ...{ pol: place, pod: place, tranships: z.array(place) },
  ...{ firstEtd: time, firstEta: time, etd: time, eta: time, atd: time, ata: time },
  ...{ status: z.enum(shipmentStates), stage: z.enum(shipmentStages) },
  ...{ isPartial: z.boolean(), progress: z.number() },
  /** Where boxes differ, those that are least far first: stage and progress are theirs. Otherwise empty. */
  groups: z.array(boxGroup),
  worstSeverity: z.nullable(z.enum(severities)),
  lastEventAt: time,
  boxSummary: z.string(),
  boxes: z.array(
    z.object({ containerNo: z.string(), type: z.string(), stage: z.enum(shipmentStages), lastEventAt: time }),
  ),
  position: z.nullable(z.object({ lat: z.number(), lon: z.number(), at: time })),
  timeline: publicTimeline,
  ...{ departure: shipmentTimes, arrival: shipmentTimes },
  /** When the link stops. */
  expiresAt: moment,
});
export type SharedShipment = z.infer<typeof sharedShipment>;

// Without a session: whoever has the token. It travels in the body, so that it stands in no log.
export const openSharedShipment = endpoint({
  ...{ name: 'openSharedShipment', method: 'POST', path: `${shared}/Open`, command: false },
  summary: 'How far the shipment behind a link is, and nothing else',
  access: 'open',
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  response: sharedShipment,
  errors: ['SHIPMENT_LINK_INVALID'],
});

export const listMyShipmentTasks = endpoint({
  ...{ name: 'listMyShipmentTasks', method: 'GET', path: `${base}/MyTasks` },
  summary: 'Tasks of shipments that wait for me, the most urgent first',
  query: z.object({ ...paging }),
  response: pageOf(
    z.object({
      ...{ id: z.string(), shipmentId: z.string(), shipmentNo: z.string() },
      ...{ kind: z.enum(shipmentTaskKinds), title: z.string(), dueAt: time },
    }),
  ),
  needs: viewer,
});

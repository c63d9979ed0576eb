import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';
import { nameOf, optionalText } from './kept-fields.ts';
import { eventClassifiers, eventSources, milestones } from './tracking.ts';

const base = '/api/erpcargo/TrackingFeed';
const params = z.object({ id });

/** `webhook`: they send. `pull`: we ask. */
export const feedKinds = ['webhook', 'pull'] as const;
export type FeedKind = (typeof feedKinds)[number];
/** What people and their sheets say has ways of its own. */
export const feedSources = ['terminal', 'customs', 'carrier', 'edi', 'provider', 'ais'] as const;

const kept = {
  name: nameOf(60),
  source: z.enum(feedSources),
  /** Of a feed we ask; empty for others. */
  url: z._default(z.string().check(z.trim(), z.maxLength(500), z.regex(/^(https?:\/\/\S+)?$/)), ''),
  isEnabled: z._default(z.boolean(), true),
};

const feed = z.object({
  ...{ id: z.string(), version: z.number(), kind: z.enum(feedKinds) },
  ...{ name: z.string(), source: z.enum(eventSources), url: z.string(), isEnabled: z.boolean() },
  /** Where they send to, below the address of the server; empty for a feed we ask. */
  webhookPath: z.string(),
  hasSecret: z.boolean(),
  /** When it is asked next; how often in a row it failed, and why last time. */
  ...{ nextPullAt: z.nullable(moment), failures: z.number(), lastError: z.string() },
  ...{ lastSyncAt: z.nullable(moment), lastReportAt: z.nullable(moment) },
  /** How many events it gave in the last day. */
  reportsOfDay: z.number(),
});
export type TrackingFeed = z.infer<typeof feed>;

export const listTrackingFeeds = endpoint({
  ...{ name: 'listTrackingFeeds', method: 'GET', path: base },
  summary: 'Where reports come from, and how that goes',
  response: listOf(feed),
  needs: { modelId: 'trackingFeed' },
});

export const addTrackingFeed = endpoint({
  ...{ name: 'addTrackingFeed', method: 'POST', path: base },
  summary: 'Add a feed; the secret of a webhook is made here and told once',
  success: 'created',
  keepsReply: false,
  body: z.object({
    ...kept,
    kind: z.enum(feedKinds),
    /** What lets us in where we ask, sent as a bearer token; empty where nothing does. */
    token: z._default(z.string().check(z.trim(), z.maxLength(2_000), z.regex(/^[\x21-\x7e]*$/)), ''),
  }),
  response: z.object({ id: z.string(), version: z.number(), secret: z.string() }),
  errors: ['FEED_NAME_TAKEN', 'FEED_URL_REFUSED'],
  needs: { modelId: 'trackingFeed', button: 'btn_edit' },
});

export const changeTrackingFeed = endpoint({
  ...{ name: 'changeTrackingFeed', method: 'PUT', path: `${base}/:id` },
  summary: 'Change a feed, or switch it off',
  success: 'saved',
  params,
  body: z.object({
    ...kept,
    version: z.number(),
    /** Left out: as it was. */
    token: z.optional(z.string().check(z.trim(), z.maxLength(2_000), z.regex(/^[\x21-\x7e]*$/))),
  }),
  response: z.object({ id: z.string(), version: z.number() }),
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FEED_NAME_TAKEN', 'FEED_URL_REFUSED'],
  needs: { modelId: 'trackingFeed', button: 'btn_edit' },
});

export const renewFeedSecret = endpoint({
  ...{ name: 'renewFeedSecret', method: 'POST', path: `${base}/:id/Actions/RenewSecret` },
  summary: 'Give a webhook another secret, told once; what is signed with the one before is refused',
  success: 'done',
  keepsReply: false,
  params,
  response: z.object({ secret: z.string() }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'trackingFeed', button: 'btn_edit' },
});

export const deleteTrackingFeed = endpoint({
  ...{ name: 'deleteTrackingFeed', method: 'DELETE', path: `${base}/:id` },
  summary: 'Remove a feed; what it reported stays',
  success: 'deleted',
  params,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'trackingFeed', button: 'btn_edit' },
});

export const syncTrackingFeed = endpoint({
  ...{ name: 'syncTrackingFeed', method: 'POST', path: `${base}/:id/Actions/Sync` },
  summary: 'Ask a feed now, whatever its back-off says',
  success: 'done',
  params,
  response: z.object({ taken: z.number(), error: z.string() }),
  errors: ['NOT_FOUND', 'FEED_NOT_PULLED', 'FEED_DISABLED'],
  needs: { modelId: 'trackingFeed', button: 'btn_sync' },
});

export const syncShipmentTracking = endpoint({
  ...{ name: 'syncShipmentTracking', method: 'POST', path: `${base}/Shipment/:id/Actions/Sync` },
  summary: 'Ask the feeds for one shipment now, by its booking, its bill or its boxes',
  success: 'done',
  params,
  /** How many were asked, how many events are new, and how many feeds gave no answer. */
  response: z.object({ feeds: z.number(), taken: z.number(), failed: z.number() }),
  errors: ['NOT_FOUND', 'SHIPMENT_OVER', 'SHIPMENT_WITHOUT_NUMBERS', 'FEED_ASKED_TOO_OFTEN'],
  needs: { modelId: 'trackingFeed', button: 'btn_sync' },
});

/** The headers that sign a delivery. */
export const webhookHeaders = {
  /** Seconds since 1970. */
  timestamp: 'x-fairway-timestamp',
  /** Chosen by whoever sends, another for each delivery. */
  delivery: 'x-fairway-delivery',
  /** `sha256=` and HMAC-SHA256 in hex of `timestamp.delivery.body` with the secret of the feed. */
  signature: 'x-fairway-signature',
} as const;

/** What became of one event of a delivery: `duplicate` was here already. */
export const eventResults = ['taken', 'duplicate', 'retracted', 'refused'] as const;
const eventResult = z.object({
  index: z.number(),
  eventId: z.string(),
  result: z.enum(eventResults),
  /** What of a refused one is missing or wrong. */
  problem: z.string(),
});

export const mostEvents = 1_000;

export const receiveTrackingEvents = endpoint({
  ...{ name: 'receiveTrackingEvents', method: 'POST', path: `${base}/:id/Webhook` },
  summary:
    'Take events of DCSA Track & Trace 2.2 or 3.0: one, a list, or a list in `events`; signed by three headers',
  access: 'open',
  audited: false,
  params,
  body: z.union([
    z.array(z.unknown()).check(z.maxLength(mostEvents)),
    z.looseObject({ events: z.optional(z.array(z.unknown()).check(z.maxLength(mostEvents))) }),
  ]),
  response: z.object({
    ...{ taken: z.number(), duplicates: z.number(), retracted: z.number(), refused: z.number() },
    results: z.array(eventResult),
  }),
  errors: ['NOT_FOUND', 'WEBHOOK_SIGNATURE_WRONG', 'WEBHOOK_CLOCK_WRONG', 'WEBHOOK_REPLAYED'],
});

export const fileProblems = [
  'missing',
  'noReference',
  'unknownMilestone',
  'unknownClassifier',
  'notATime',
  'unknownPort',
  'unknownZone',
  'badContainerNo',
  'inFuture',
  'notUnderstood',
  'tooMany',
] as const;
export type FileProblem = (typeof fileProblems)[number];

const importedEvent = z.object({
  /** Of the sheet, or the segment of a message. */
  row: z.number(),
  milestone: z.nullable(z.enum(milestones)),
  milestoneName: z.string(),
  classifier: z.enum(eventClassifiers),
  at: moment,
  ...{ containerNo: z.string(), references: z.array(z.string()), portName: z.string() },
  ...{ vessel: z.string(), voyage: z.string() },
  /** Numbers of shipments it is about, as far as they are known now. */
  shipmentNos: z.array(z.string()),
  /** It is here already. */
  isDuplicate: z.boolean(),
});

const source = {
  fileId: id,
  /** Times of a sheet without a zone; those of the port count before it. Empty: that of the company. */
  timeZone: optionalText(40),
  /** When the rows of a sheet were said that do not tell. Null: nobody knows, and no import makes it up. */
  reportedAt: z._default(z.nullable(moment), null),
};
const fileErrors = [
  ...['NOT_FOUND', 'SHEET_UNREADABLE', 'SHEET_LOCKED', 'SHEET_TOO_LARGE', 'SHEET_EMPTY'],
  ...['TRACKING_FILE_UNREADABLE'],
] as const;

/** The columns of a sheet of events. */
export const eventColumns = [
  ...(['reference', 'containerNo', 'milestone', 'classifier', 'at'] as const),
  ...(['port', 'vessel', 'voyage', 'delayReason', 'reportedAt'] as const),
] as const;
export type EventColumn = (typeof eventColumns)[number];

const importer = { modelId: 'tracking', button: 'btn_import' } as const;

export const describeTrackingSheet = endpoint({
  ...{ name: 'describeTrackingSheet', method: 'GET', path: `${base}/Import/Columns` },
  summary: 'The columns a sheet of events can have, and how their headings and values may be written',
  response: listOf(
    z.object({
      column: z.enum(eventColumns),
      /** As the template has it, in the language of the caller. */
      heading: z.string(),
      /** `either`: one of both numbers is enough. */
      needed: z.enum(['always', 'either', 'no']),
      example: z.string(),
      /** Other headings that are understood. */
      headings: z.array(z.string()),
      /** Where only some values are understood: each by its name, and what else it may be called. */
      values: z.array(z.object({ name: z.string(), spellings: z.array(z.string()) })),
    }),
  ),
  needs: importer,
});

export const getTrackingTemplate = endpoint({
  ...{ name: 'getTrackingTemplate', method: 'GET', path: `${base}/Import/Template` },
  summary: 'An empty sheet of events (.xlsx) with the headings and an example above them',
  reply: 'bytes',
  needs: importer,
});

export const previewTrackingFile = endpoint({
  ...{ name: 'previewTrackingFile', method: 'POST', path: `${base}/Import/Preview`, command: false },
  summary: 'What an uploaded sheet of events or an IFTSTA message says, and every cell that cannot be read',
  body: z.object(source),
  response: z.object({
    kind: z.enum(['sheet', 'iftsta']),
    fileName: z.string(),
    /** The first thousand. */
    events: z.array(importedEvent),
    ...{ total: z.number(), duplicates: z.number(), unmatched: z.number() },
    /** What is expected without that anybody says since when. */
    undated: z.number(),
    problems: z.array(
      z.object({
        row: z.number(),
        /** Of the sheet, such as E17, or the segment; empty where the row as a whole is wrong. */
        cell: z.string(),
        field: z.string(),
        text: z.string(),
        reason: z.enum(fileProblems),
        about: z.string(),
      }),
    ),
    /** Statuses of a message that say nothing to us: they are not taken, the others are. The first five hundred. */
    leftOut: z.array(z.object({ row: z.number(), line: z.number(), code: z.string() })),
    leftOutCount: z.number(),
    /** Headings that were understood, and those that were not. */
    ...{ columns: z.array(z.object({ heading: z.string(), field: z.nullable(z.string()) })) },
  }),
  errors: fileErrors,
  needs: importer,
});

export const runTrackingFile = endpoint({
  ...{ name: 'runTrackingFile', method: 'POST', path: `${base}/Import/Run` },
  summary: 'Take all events of an uploaded file, or none of them; what is left out of a message is agreed to',
  success: 'done',
  body: z.object({
    ...{ ...source, reason: nameOf(200) },
    /** How many statuses are left out, as the preview said; whoever imports has seen them. */
    leavesOut: z._default(z.number().check(z.gte(0)), 0),
  }),
  response: z.object({ taken: z.number(), duplicates: z.number(), shipments: z.number() }),
  errors: [...fileErrors, 'TRACKING_FILE_BAD', 'TRACKING_FILE_LEAVES_OUT'],
  needs: importer,
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';

const base = '/api/system/Schedule';

/** A moment in a query. */
const queried = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.pipe(z.transform(Number), moment));

/** One event with everything it repeats as, for other calendars (RFC 5545). */
export const exportScheduleEvent = endpoint({
  ...{ name: 'exportScheduleEvent', method: 'GET', path: `${base}/:id/Ics` },
  summary: 'One event as an .ics file: its series, exceptions, zone, reminder and people',
  params: z.object({ id }),
  reply: 'bytes',
  errors: ['NOT_FOUND'],
});

export const exportSchedule = endpoint({
  ...{ name: 'exportSchedule', method: 'GET', path: `${base}/Ics` },
  summary: 'My calendar as an .ics file: all of it, or what touches a range',
  query: z.object({ from: z.optional(queried), before: z.optional(queried) }),
  reply: 'bytes',
  errors: ['SCHEDULE_TOO_MANY_EVENTS'],
});

/** What a subscription shows: everything, private events only as busy, or only when I am busy. */
export const feedShows = ['everything', 'privateBusy', 'busyOnly'] as const;
export type FeedShows = (typeof feedShows)[number];

export const getScheduleFeed = endpoint({
  ...{ name: 'getScheduleFeed', method: 'GET', path: `${base}/Feed` },
  summary: 'Whether other calendars can subscribe to mine, what they see, and when one last looked',
  response: z.object({
    isOn: z.boolean(),
    shows: z.enum(feedShows),
    madeAt: z.nullable(moment),
    lastReadAt: z.nullable(moment),
  }),
});

export const makeScheduleFeed = endpoint({
  ...{ name: 'makeScheduleFeed', method: 'POST', path: `${base}/Feed` },
  summary: 'An address that other calendars subscribe to; one that was made before ends with it',
  body: z.object({ shows: z._default(z.enum(feedShows), 'privateBusy') }),
  /** Below the base path of the app; told now and never again. */
  response: z.object({ path: z.string() }),
  success: 'created',
  keepsReply: false,
});

export const changeScheduleFeed = endpoint({
  ...{ name: 'changeScheduleFeed', method: 'PUT', path: `${base}/Feed` },
  summary: 'Let the same address show more or less',
  body: z.object({ shows: z.enum(feedShows) }),
  success: 'saved',
  errors: ['NOT_FOUND'],
});

export const withdrawScheduleFeed = endpoint({
  ...{ name: 'withdrawScheduleFeed', method: 'DELETE', path: `${base}/Feed` },
  summary: 'Nobody can read my calendar by its address any more',
  success: 'done',
});

export const readScheduleFeed = endpoint({
  ...{ name: 'readScheduleFeed', method: 'GET', path: `${base}/Feed/:token` },
  summary: 'A calendar as a subscription reads it, with an ETag; 404 for an address that is unknown or over',
  access: 'open',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: 'bytes',
});

/** In characters; a calendar of many years has less. */
export const longestIcs = 1_000_000;
export const mostImportedEvents = 1_000;

/**
 * Why an event of a file cannot be taken: it has no start or one that cannot be read, ends before it starts or lasts more
 * than a year, is in a zone that nobody knows, repeats by a rule that is wrong or that this calendar does not have, has
 * times beside its rule, is one time of a series that is missing, stands twice in the file, was cancelled, or belongs to
 * somebody who only invited the caller.
 */
export const icsProblems = [
  ...(['start', 'end', 'zone', 'rule', 'extraTimes', 'series', 'twice', 'cancelled', 'notMine'] as const),
] as const;
export type IcsProblem = (typeof icsProblems)[number];
/**
 * What of an event stays behind: people and files, which are added by hand; a reminder at a time that is not offered;
 * exceptions from times that the rule does not have; the rest of a text that is too long.
 */
export const icsLeftOut = ['participants', 'files', 'reminder', 'exceptions', 'text'] as const;
export type IcsLeftOut = (typeof icsLeftOut)[number];
export const changedIcsFields = [
  ...(['title', 'content', 'place', 'time', 'rule', 'exceptions', 'reminder', 'isPrivate'] as const),
] as const;

const importedEvent = z.object({
  /** The line of the file it begins with. */
  line: z.number(),
  is: z.enum(['added', 'changed', 'same', 'bad']),
  title: z.string(),
  allDay: z.boolean(),
  /** Null where they cannot be read. */
  ...{ startAt: z.nullable(moment), endAt: z.nullable(moment) },
  ...{ zone: z.string(), rule: z.string(), place: z.string() },
  /** Times that are another way than the rule says. */
  exceptions: z.number(),
  /** Of a changed one. */
  fields: z.array(z.enum(changedIcsFields)),
  leftOut: z.array(z.enum(icsLeftOut)),
  /** Of a bad one. */
  why: z.nullable(z.enum(icsProblems)),
});
export type ImportedIcsEvent = z.infer<typeof importedEvent>;

const file = {
  /** What stands in it. */
  text: z.string().check(z.maxLength(2 * longestIcs)),
  /** What it is called on the device. */
  fileName: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
};
const unreadable = ['SCHEDULE_FILE_UNREADABLE', 'SCHEDULE_FILE_TOO_LARGE', 'SCHEDULE_FILE_EMPTY'] as const;
const counts = { added: z.number(), changed: z.number(), same: z.number() };

export const previewScheduleImport = endpoint({
  ...{ name: 'previewScheduleImport', method: 'POST', path: `${base}/Import/Preview`, command: false },
  summary: 'What an .ics file would add to my calendar and change in it, and what of it cannot be read',
  body: z.object(file),
  response: z.object({
    ...{ total: z.number(), ...counts, bad: z.number() },
    list: z.array(importedEvent),
  }),
  errors: unreadable,
});

export const importSchedule = endpoint({
  ...{ name: 'importSchedule', method: 'POST', path: `${base}/Import` },
  summary: 'Put the events of an .ics file into my calendar: all of them or none',
  body: z.object({
    ...file,
    /** What cannot be read is passed over; without this the file is refused for it. */
    skipsBad: z._default(z.boolean(), false),
  }),
  response: z.object({ id: z.string(), ...counts }),
  success: 'saved',
  errors: [...unreadable, 'SCHEDULE_IMPORT_BAD', 'SCHEDULE_IMPORT_NOTHING'],
});

export const listScheduleImports = endpoint({
  ...{ name: 'listScheduleImports', method: 'GET', path: `${base}/Import` },
  summary: 'What I imported in the last thirty days, newest first, and whether it can be taken back',
  response: listOf(
    z.object({
      ...{ id: z.string(), fileName: z.string(), at: moment, added: z.number(), changed: z.number() },
      mayUndo: z.boolean(),
    }),
  ),
});

export const undoScheduleImport = endpoint({
  ...{ name: 'undoScheduleImport', method: 'POST', path: `${base}/Import/:id/Undo` },
  summary: 'Take back a whole import, as long as nothing of it was changed since',
  params: z.object({ id }),
  response: z.object({ removed: z.number(), restored: z.number() }),
  success: 'done',
  errors: ['NOT_FOUND', 'SCHEDULE_IMPORT_CHANGED'],
});

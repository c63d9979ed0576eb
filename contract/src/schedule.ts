import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, id, isExternal, listOf, moment } from './envelope.ts';

const base = '/api/system/Schedule';
const team = { modelId: 'schedule', button: 'btn_team' } as const;

/** How far a change of something that repeats goes. */
export const editScope = { onlyThis: 1, thisAndLater: 2, all: 3 } as const;
export const urgencies = [1, 2, 3] as const;
/** The family's codes of simple repetitions; a rule of RFC 5545 says everything else. */
export const repetition = { none: 1, daily: 2, weekly: 3, monthly: 4, yearly: 5 } as const;
/** Minutes a new one lasts; -1 says that its end is chosen. */
export const durations = [30, 60, 90, 120, 180, -1] as const;
export const scheduleAnswers = ['open', 'accepted', 'tentative', 'declined'] as const;
export type ScheduleAnswer = (typeof scheduleAnswers)[number];
/** More would be a meeting nobody can hold. */
export const mostParticipants = 200;
/** A view shows six weeks; nobody needs more than a year at once. */
export const longestRange = 400 * 86_400_000;

const text = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '');
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** A moment that a calendar has. */
const when = moment.check(z.minimum(0), z.maximum(Date.UTC(9_000, 0)));
/** The same in a query. */
const queried = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.pipe(z.transform(Number), when));
const numberOf = <const V extends readonly number[]>(values: V) => z.literal(values);
const scope = z.pipe(z.enum(['1', '2', '3']), z.transform(Number));

const written = {
  /** Of the dictionary `scheduleType`. */
  category: text(50),
  urgent: z._default(numberOf(urgencies), 1),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  content: text(2_000),
  allDay: z._default(flag, 0),
  /** Of whole days the last one; their times are not read. */
  startDay: when,
  startTime: z._default(time, '00:00'),
  endDay: z.optional(when),
  endTime: z.optional(time),
  duration: z._default(numberOf(durations), -1),
  toUserIds: z._default(z.array(id).check(z.maxLength(mostParticipants)), []),
  color: z._default(z.string().check(z.regex(/^(#[0-9a-fA-F]{6})?$/)), ''),
  reminderTime: z._default(z.int().check(z.minimum(-2), z.maximum(10_080)), -2),
  reminderType: z._default(numberOf([1, 2]), 1),
  send: text(50),
  sendName: text(100),
  repetition: z._default(z.int().check(z.minimum(1), z.maximum(5)), 1),
  /** The last day on which it may start again. */
  repeatTime: z._default(z.nullable(when), null),
  /** JSON text of stored files, as forms keep them. */
  files: z._default(z.string().check(z.maxLength(20_000)), ''),
  /** Ours: where the wall hangs that its times are read from; left out: where the company is. */
  zone: text(60),
  /** Ours: RFC 5545, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU`; it goes before `repetition`. */
  rule: text(300),
  place: text(200),
  /** Ours: others see that one is busy, and nothing else. */
  isPrivate: z._default(z.boolean(), false),
};

const participant = z.object({
  id: z.string(),
  realName: z.string(),
  headIcon: z.string(),
  isExternal,
  answer: z.enum(scheduleAnswers),
  /** The start they would rather have. */
  proposedAt: z.nullable(moment),
});
export type ScheduleParticipant = z.infer<typeof participant>;

export const scheduleItem = z.object({
  ...{ id: z.string(), groupId: z.string(), category: z.string(), urgent: z.number() },
  ...{ title: z.string(), content: z.string(), allDay: flag },
  ...{ startDay: moment, startTime: z.string(), endDay: moment, endTime: z.string(), duration: z.number() },
  ...{ toUserIds: z.array(z.string()), color: z.string() },
  ...{ reminderTime: z.number(), reminderType: z.number(), send: z.string(), sendName: z.string() },
  ...{ repetition: z.number(), repeatTime: z.nullable(moment), files: z.string(), creatorUserId: z.string() },
  /** Ours, from here on. */
  ...{ creatorUser: z.string(), isExternal, place: z.string(), isPrivate: z.boolean() },
  ...{ zone: z.string(), rule: z.string(), startAt: moment, endAt: moment, version: z.number() },
  participants: z.array(participant),
  /** Null for who takes no part. */
  myAnswer: z.nullable(z.enum(scheduleAnswers)),
  mayEdit: z.boolean(),
});
export type ScheduleItem = z.infer<typeof scheduleItem>;

/** As a calendar draws it. */
const occurrence = z.object({
  ...{ id: z.string(), groupId: z.string(), title: z.string(), category: z.string(), urgent: z.number() },
  ...{ color: z.string(), place: z.string(), allDay: flag, startAt: moment, endAt: moment },
  /** Of whole days: the first and the last. */
  ...{ startDate: z.string(), endDate: z.string() },
  isRepeated: z.boolean(),
  /** Somebody else's that is private: when, and nothing else. */
  isBusyOnly: z.boolean(),
  mayEdit: z.boolean(),
  myAnswer: z.nullable(z.enum(scheduleAnswers)),
  /** Whose it is, of those that were asked for. */
  userIds: z.array(z.string()),
});
export type ScheduleOccurrence = z.infer<typeof occurrence>;

/** What else a calendar can show, beside events: dates of what its reader works on. */
export const scheduleLayers = ['shipments'] as const;
export type ScheduleLayer = (typeof scheduleLayers)[number];
/** What happens at a date of a layer: the cut-offs of a shipment, and when it leaves and arrives. */
export const layerDateKinds = [
  ...(['cutSi', 'cutVgm', 'cutPort', 'cutCustoms', 'cutManifest', 'etd', 'eta'] as const),
] as const;
/** Of all layers together; more would be no calendar. */
export const mostLayerDates = 500;

const layerDate = z.object({
  ...{ id: z.string(), layer: z.enum(scheduleLayers), kind: z.enum(layerDateKinds) },
  /** What it is about, such as the number of a shipment; where it happens; and the screen that shows it. */
  ...{ title: z.string(), place: z.string(), link: z.string() },
  /** The wall of the place shows it: `day` is the day there. */
  ...{ at: moment, zone: z.string(), day: z.string() },
  /** It has happened, and this is when. */
  isActual: z.boolean(),
});
export type ScheduleLayerDate = z.infer<typeof layerDate>;

const calendarDay = z.object({
  day: z.string(),
  /** What a Chinese calendar prints below it. */
  lunar: z.string(),
  /** Of a public holiday or a day of the company. */
  name: z.string(),
  isWorked: z.boolean(),
  /** It is not as the week says. */
  isNamed: z.boolean(),
});
export type ScheduleDay = z.infer<typeof calendarDay>;

const askedDay = z
  .string()
  .check(z.regex(/^\d{8}$|^\d{4}-\d\d-\d\d$|^\d{12,14}$|^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/));

export const listMonth = endpoint({
  ...{ name: 'listMonth', method: 'GET', path: `${base}/AppList` },
  summary: 'How many events of mine each day has, and those of one day',
  query: z.object({ startTime: askedDay, endTime: askedDay, dateTime: z.optional(askedDay) }),
  response: z.object({ signList: z.record(z.string(), z.number()), todayList: z.array(scheduleItem) }),
});

export const listSchedule = endpoint({
  ...{ name: 'listSchedule', method: 'GET', path: `${base}/Range` },
  summary: 'My events between two moments, with what kind of days they are',
  query: z.object({
    ...{ from: queried, before: queried, zone: text(60) },
    /** With commas, such as `shipments`; one that the reader may not see stays empty. */
    layers: text(100),
  }),
  response: z.object({
    ...{ list: z.array(occurrence), days: z.array(calendarDay), layers: z.array(layerDate) },
    /** There are more dates in these layers. */
    hasMoreDates: z.boolean(),
  }),
});

export const listScheduleLayers = endpoint({
  ...{ name: 'listScheduleLayers', method: 'GET', path: `${base}/Layers` },
  summary: 'The layers I can have in my calendar, and which of them I have switched on',
  response: listOf(z.object({ name: z.enum(scheduleLayers), isOn: z.boolean() })),
});

export const chooseScheduleLayers = endpoint({
  ...{ name: 'chooseScheduleLayers', method: 'PUT', path: `${base}/Layers` },
  summary: 'Switch on these layers of my calendar, and all others off',
  body: z.object({ layers: z.array(z.enum(scheduleLayers)).check(z.maxLength(scheduleLayers.length)) }),
  success: 'saved',
  audited: false,
});

export const listTeamSchedule = endpoint({
  ...{ name: 'listTeamSchedule', method: 'GET', path: `${base}/Team` },
  summary: 'Events of people below me; of private ones only when',
  query: z.object({
    ...{ from: queried, before: queried },
    /** With commas; left out: everybody below me. */
    userIds: z.optional(z.string().check(z.maxLength(10_000))),
  }),
  response: z.object({
    list: z.array(occurrence),
    people: z.array(z.object({ id: z.string(), realName: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  needs: team,
});

export const getBusy = endpoint({
  ...{ name: 'getBusy', method: 'GET', path: `${base}/Busy` },
  summary: 'When people are busy on a day, and the first time all of them are free in office hours',
  query: z.object({
    ...{ userIds: z.string().check(z.minLength(1), z.maxLength(10_000)), startAt: queried },
    minutes: z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(1_440))),
    ),
    zone: text(60),
    /** The one that is being changed does not stand in its own way. */
    exceptGroupId: z.optional(id),
  }),
  response: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        realName: z.string(),
        /** At the time that was asked about. */
        isBusy: z.boolean(),
        busy: z.array(z.object({ startAt: moment, endAt: moment })),
      }),
    ),
    firstCommonAt: z.nullable(moment),
  }),
});

/** Before `/:id`, which would take its last word for an id. */
export const getScheduleDetail = endpoint({
  ...{ name: 'getScheduleDetail', method: 'GET', path: `${base}/detail` },
  summary: 'One event by its series and its id, as a message names it',
  query: z.object({ groupId: z.optional(id), id }),
  response: scheduleItem,
  errors: ['SCHEDULE_GONE'],
});

export const getSchedule = endpoint({
  ...{ name: 'getSchedule', method: 'GET', path: `${base}/:id` },
  summary: 'One event',
  params: z.object({ id }),
  response: scheduleItem,
  errors: ['NOT_FOUND'],
});

const refused = ['SCHEDULE_ENDS_TOO_EARLY', 'SCHEDULE_REPEATS_TOO_SHORT', 'SCHEDULE_RULE_WRONG'] as const;

export const addSchedule = endpoint({
  ...{ name: 'addSchedule', method: 'POST', path: base },
  summary: 'Put an event into the calendars of its people',
  body: z.object(written),
  response: z.object({ id: z.string() }),
  success: 'created',
  errors: [...refused, 'NOT_FOUND'],
});

const scoped = z.object({ id, type: scope });

export const changeSchedule = endpoint({
  ...{ name: 'changeSchedule', method: 'PUT', path: `${base}/:id/:type` },
  summary: 'Change only this one (1), this and later ones (2), or all (3)',
  params: scoped,
  body: z.object({ ...written, version: z.optional(z.number()) }),
  response: z.object({ id: z.string() }),
  success: 'saved',
  errors: [...refused, 'NOT_FOUND', 'RECORD_CHANGED'],
});

export const moveSchedule = endpoint({
  ...{ name: 'moveSchedule', method: 'POST', path: `${base}/:id/:type/Move` },
  summary: 'Move or stretch an event, as somebody drags it',
  params: scoped,
  body: z.object({ startAt: when, endAt: when }),
  response: z.object({ id: z.string() }),
  success: 'saved',
  errors: ['SCHEDULE_ENDS_TOO_EARLY', 'NOT_FOUND'],
});

/** Moved as "this and later", the later ones are a series of their own: this makes the two one again. */
export const rejoinSchedule = endpoint({
  ...{ name: 'rejoinSchedule', method: 'POST', path: `${base}/:id/Rejoin` },
  summary: 'Take a move of this and later ones back: one series again',
  /** As the move answered. */
  params: z.object({ id }),
  /** The event that was moved, as it was called before, and to when it was moved. */
  body: z.object({ from: id, startAt: when }),
  response: z.object({ id: z.string() }),
  success: 'saved',
  errors: ['NOT_FOUND', 'RECORD_CHANGED'],
});

export const deleteSchedule = endpoint({
  ...{ name: 'deleteSchedule', method: 'DELETE', path: `${base}/:id/:type` },
  summary: 'Delete only this one (1), this and later ones (2), or all (3)',
  params: scoped,
  success: 'deleted',
  errors: ['NOT_FOUND'],
});

export const answerSchedule = endpoint({
  ...{ name: 'answerSchedule', method: 'POST', path: `${base}/:id/Answer` },
  summary: 'Say whether I come: to this one (1) or to all of them (3); or that another time would be better',
  params: z.object({ id }),
  body: z.object({
    answer: z.enum(['accepted', 'tentative', 'declined']),
    type: z._default(numberOf([1, 3]), 3),
    proposedAt: z._default(z.nullable(when), null),
  }),
  success: 'done',
  errors: ['NOT_FOUND'],
});

export const listReminderChannels = endpoint({
  ...{ name: 'listReminderChannels', method: 'GET' },
  path: '/api/message/SendMessageConfig/getSendConfigList',
  summary: 'By which ways reminders reach people',
  query: z.object({ templateType: z.optional(z.string().check(z.maxLength(20))) }),
  response: listOf(z.object({ id: z.string(), enCode: z.string(), fullName: z.string() })),
});

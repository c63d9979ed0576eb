import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, id, isExternal, moment, pageOf, paging, pagingSortedBy } from './envelope.ts';
import { day } from './kept-fields.ts';

const base = '/api/extend/WorkLog';
const params = z.object({ id });
const needs = { modelId: 'reportLog' } as const;

/** What a report is about: one day, a week from Monday on, or a month. */
export const reportKinds = ['daily', 'weekly', 'monthly'] as const;
export type ReportKind = (typeof reportKinds)[number];
const kind = z.enum(reportKinds);

/** What the system counts for the writer. */
export const reportFigureNames = ['approvals', 'shipments', 'quotes', 'visits'] as const;
export type ReportFigureName = (typeof reportFigureNames)[number];
export const reportFigure = z.object({ name: z.enum(reportFigureNames), count: z.number() });
export type ReportFigure = z.infer<typeof reportFigure>;

export const mostReportText = 5_000;
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(mostReportText));
/** Ids of people, parted by commas. */
const userIds = z.string().check(z.maxLength(10_000), z.regex(/^[\w.,-]*$/));
const someUserIds = userIds.check(z.minLength(1));

const written = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  todayContent: words,
  tomorrowContent: words,
  question: words,
  toUserId: someUserIds,
};
/** Ours; the family's clients send none of it. */
const besides = {
  kind: z._default(kind, 'daily'),
  /** Any day of what it is about; left out: today. */
  day: z.optional(day),
  ccUserId: z._default(userIds, ''),
};

const person = z.object({ id: z.string(), realName: z.string(), headIcon: z.string(), isExternal });

export const reportRow = z.object({
  id: z.string(),
  title: z.string(),
  question: z.string(),
  todayContent: z.string(),
  tomorrowContent: z.string(),
  toUserId: z.string(),
  creatorTime: moment,
  creatorUser: z.string(),
  // ours from here on
  creatorUserId: z.string(),
  headIcon: z.string(),
  isExternal,
  kind,
  /** The first and the last day it is about. */
  from: z.string(),
  to: z.string(),
  isLate: z.boolean(),
  /** Changed after somebody had read it. */
  isEdited: z.boolean(),
  /** By the caller, where it was sent to them. */
  isRead: z.nullable(flag),
  receivers: z.number(),
  readers: z.number(),
  comments: z.number(),
  likes: z.number(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportComment = z.object({
  id: z.string(),
  text: z.string(),
  creatorUserId: z.string(),
  creatorUser: z.string(),
  headIcon: z.string(),
  isExternal,
  creatorTime: moment,
  /** Ours: what it answers, and whom it calls. */
  replyToId: z.nullable(z.string()),
  mentions: z.array(z.object({ id: z.string(), realName: z.string() })),
});
export type ReportComment = z.infer<typeof reportComment>;

export const report = z.object({
  ...reportRow.shape,
  /** Everybody it went to. */
  userIds: z.string(),
  ccUserId: z.string(),
  figures: z.array(reportFigure),
  version: z.number(),
  isMine: z.boolean(),
  isLiked: z.boolean(),
  readBy: z.array(z.object({ ...person.shape, isCopy: z.boolean(), readTime: z.nullable(moment) })),
  likedBy: z.array(person),
  commentList: z.array(reportComment),
  /** What it said before it was changed, the newest first. */
  earlier: z.array(
    z.object({
      title: z.string(),
      todayContent: z.string(),
      tomorrowContent: z.string(),
      question: z.string(),
      replacedTime: moment,
    }),
  ),
});
export type Report = z.infer<typeof report>;

export const reportColumns = ['title', 'creatorTime', 'from'] as const;
const narrowed = {
  kind: z.optional(z.enum([...reportKinds, ''])),
  /** By the day it is about. */
  from: z.optional(day),
  to: z.optional(day),
};
const writer = z.optional(userIds);

export const listSentReports = endpoint({
  name: 'listSentReports',
  method: 'GET',
  path: `${base}/Send`,
  summary: 'The work reports I wrote, the newest first',
  query: z.object({ ...pagingSortedBy(reportColumns), ...narrowed }),
  response: pageOf(reportRow),
  needs,
});

export const listReceivedReports = endpoint({
  name: 'listReceivedReports',
  method: 'GET',
  path: `${base}/Receive`,
  summary: 'The work reports that were sent to me, as recipient or as a copy',
  query: z.object({
    ...{ ...pagingSortedBy(reportColumns), ...narrowed, writer },
    isRead: z.optional(z.enum(['', '0', '1'])),
  }),
  response: pageOf(reportRow),
  needs,
});

export const listTeamReports = endpoint({
  name: 'listTeamReports',
  method: 'GET',
  path: `${base}/Team`,
  summary: 'The work reports of everybody below me, whoever they were sent to',
  query: z.object({ ...pagingSortedBy(reportColumns), ...narrowed, writer }),
  response: pageOf(reportRow),
  needs,
});

export const getReportOverview = endpoint({
  name: 'getReportOverview',
  method: 'GET',
  path: `${base}/Overview`,
  summary: 'How many reports I have not read, and how many people are below me',
  response: z.object({ unread: z.number(), team: z.number() }),
  needs,
});

export const getReportStart = endpoint({
  name: 'getReportStart',
  method: 'GET',
  path: `${base}/Start`,
  summary:
    'What a report begins with: what I planned in the last one of its kind, my figures, whom it went to',
  query: z.object({ kind: z._default(kind, 'daily'), day: z.optional(day) }),
  response: z.object({
    from: z.string(),
    to: z.string(),
    /** Whom the last one went to; without one my manager. */
    toUserId: z.string(),
    ccUserId: z.string(),
    figures: z.array(reportFigure),
    /** The last one of this kind. */
    last: z.nullable(
      z.object({
        from: z.string(),
        todayContent: z.string(),
        tomorrowContent: z.string(),
        question: z.string(),
      }),
    ),
    /** What I wrote as done in the shorter reports of this time: days of a week, weeks of a month. */
    done: z.array(z.object({ from: z.string(), text: z.string() })),
    /** I have written one about this time. */
    writtenId: z.nullable(z.string()),
  }),
  needs,
});

export const getReport = endpoint({
  name: 'getReport',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One report that I wrote, that was sent to me, or that somebody below me wrote',
  params,
  response: report,
  errors: ['NOT_FOUND'],
  needs,
});

/** Apart from the reading: what is fetched ahead is not read yet, and who looks as somebody else reads nothing. */
export const readReport = endpoint({
  name: 'readReport',
  method: 'POST',
  path: `${base}/:id/read`,
  summary: 'Say that I have read a report that was sent to me',
  params,
  errors: ['NOT_FOUND'],
  audited: false,
  needs,
});

export const addReport = endpoint({
  name: 'addReport',
  method: 'POST',
  path: base,
  summary: 'Send a work report',
  success: 'created',
  body: z.object({ ...written, ...besides }),
  response: z.object({ id: z.string() }),
  errors: ['REPORT_WITHOUT_READERS'],
  needs,
});

export const changeReport = endpoint({
  name: 'changeReport',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Change a report of mine; once somebody has read it, what it said before stays with it',
  success: 'saved',
  params,
  body: z.object({
    ...written,
    ccUserId: z.optional(userIds),
    /** As it was when I began to change it. */
    version: z.optional(z.number()),
  }),
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'REPORT_WITHOUT_READERS'],
  needs,
});

export const deleteReport = endpoint({
  name: 'deleteReport',
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Delete a report of mine, for everybody it was sent to',
  success: 'deleted',
  params,
  errors: ['NOT_FOUND'],
  needs,
});

export const likeReport = endpoint({
  name: 'likeReport',
  method: 'POST',
  path: `${base}/:id/like`,
  summary: 'Like a report that I may read, or like it no more',
  params,
  body: z.object({ isLiked: z.boolean() }),
  errors: ['NOT_FOUND'],
  audited: false,
  needs,
});

export const commentOnReport = endpoint({
  name: 'commentOnReport',
  method: 'POST',
  path: `${base}/:id/comments`,
  summary: 'Say something about a report that I may read',
  success: 'done',
  params,
  body: z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
    /** A comment on the same report. */
    replyToId: z.optional(id),
    /** Its writer, or somebody it was sent to. */
    mentionIds: z._default(z.array(id).check(z.maxLength(50)), []),
  }),
  response: z.object({ id: z.string() }),
  errors: ['NOT_FOUND'],
  needs,
});

export const deleteReportComment = endpoint({
  name: 'deleteReportComment',
  method: 'DELETE',
  path: `${base}/:id/comments/:commentId`,
  summary: 'Take back what I said about a report',
  success: 'deleted',
  params: z.object({ id, commentId: id }),
  errors: ['NOT_FOUND'],
  needs,
});

export const remindReportReaders = endpoint({
  name: 'remindReportReaders',
  method: 'POST',
  path: `${base}/:id/remind`,
  summary: 'Remind those who have not read a report of mine, each at most once an hour',
  success: 'urged',
  params,
  response: z.object({ count: z.number() }),
  errors: ['NOT_FOUND', 'NO_READER_TO_REMIND'],
  needs,
});

export const listMissingReports = endpoint({
  name: 'listMissingReports',
  method: 'GET',
  path: `${base}/Team/Missing`,
  summary: 'Who of those below me has not written about a day, a week or a month',
  query: z.object({ kind: z._default(kind, 'daily'), day: z.optional(day) }),
  response: z.object({
    from: z.string(),
    to: z.string(),
    /** False for a day that is not worked: nobody has to write then. */
    isExpected: z.boolean(),
    team: z.number(),
    list: z.array(z.object({ ...person.shape, organize: z.string(), remindedTime: z.nullable(moment) })),
  }),
  needs,
});

export const remindOfReports = endpoint({
  name: 'remindOfReports',
  method: 'POST',
  path: `${base}/Team/Remind`,
  summary: 'Remind those below me who have not written; without names, all of them',
  success: 'urged',
  body: z.object({ kind, day, userIds: z._default(z.array(id).check(z.maxLength(500)), []) }),
  response: z.object({ count: z.number() }),
  errors: ['NOBODY_TO_REMIND'],
  needs,
});

export const reportStatistics = z.object({
  ...person.shape,
  organize: z.string(),
  /** Working days of the time, up to today. */
  expected: z.number(),
  /** On how many of them they wrote, and on how many of those not before the day was over. */
  daily: z.number(),
  late: z.number(),
  missing: z.number(),
  weekly: z.number(),
  monthly: z.number(),
});
export type ReportStatistics = z.infer<typeof reportStatistics>;

export const listReportStatistics = endpoint({
  name: 'listReportStatistics',
  method: 'GET',
  path: `${base}/Team/Statistics`,
  summary: 'How many reports everybody below me wrote, and how many in time',
  query: z.object({ ...paging, from: day, to: day }),
  response: pageOf(reportStatistics),
  needs,
});

/** When a manager wants reports. */
export const reportRule = z.object({
  daily: z.boolean(),
  weekly: z.boolean(),
  monthly: z.boolean(),
  /** Minutes after midnight at which who has not written is reminded; null for never. */
  remindAt: z.nullable(z.int().check(z.minimum(0), z.maximum(1_439))),
});
export type ReportRule = z.infer<typeof reportRule>;

export const getReportRule = endpoint({
  name: 'getReportRule',
  method: 'GET',
  path: `${base}/Team/Rule`,
  summary: 'Which reports I want of those below me, and when they are reminded',
  response: reportRule,
  needs,
});

export const saveReportRule = endpoint({
  name: 'saveReportRule',
  method: 'PUT',
  path: `${base}/Team/Rule`,
  summary: 'Say which reports I want of those below me, and when they are reminded',
  success: 'saved',
  body: reportRule,
  errors: ['NOT_FOUND'],
  needs,
});

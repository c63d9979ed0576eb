import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isExternal, moment } from './envelope.ts';

const short = z.string().check(z.maxLength(200));
/** A day of the company, yyyy-MM-dd. */
const day = z.string().check(z.regex(/^2\d{3}-\d{2}-\d{2}$/));
/** Milliseconds; null where nothing was measured. */
const span = z.nullable(z.number());

export const statisticsPeriods = ['week', 'month', 'lastMonth', 'last90', 'days'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];
export const mostStatisticsDays = 366;
/** So many steps and people are listed at most, the foremost first. */
export const mostRanked = 200;

/** Requests: started in the period, and those that came to an end in it. */
const requestFigures = z.object({
  started: z.number(),
  /** Of those that were started in it: on their way until now. */
  running: z.number(),
  approved: z.number(),
  rejected: z.number(),
  withdrawn: z.number(),
  terminated: z.number(),
  /** From submitting to the end, of those that were approved or rejected. */
  median: span,
  p90: span,
});
export type RequestFigures = z.infer<typeof requestFigures>;

/** What people decided themselves and did not take back. */
const handling = {
  decided: z.number(),
  /** Of so many it is known how long they took; so it is of all since the version that measures it. */
  timed: z.number(),
  /** From when the task came to whoever decided it. */
  median: span,
  p90: span,
};
const decisionFigures = z.object({
  ...handling,
  /** Those with a time limit, and of these the ones decided after it. */
  limited: z.number(),
  late: z.number(),
  sentBack: z.number(),
});
export type DecisionFigures = z.infer<typeof decisionFigures>;

const stepFigures = z.extend(decisionFigures, {
  templateId: z.string(),
  flowName: z.string(),
  nodeCode: z.string(),
  nodeName: z.string(),
});
export type StepFigures = z.infer<typeof stepFigures>;

const personFigures = z.object({
  ...handling,
  userId: z.string(),
  userName: z.string(),
  headIcon: z.string(),
  isExternal,
  /** Tasks that wait for them now, and since when the oldest does. */
  open: z.number(),
  oldestOpen: z.nullable(moment),
});
export type PersonFigures = z.infer<typeof personFigures>;

const dayFigures = z.object({
  day: z.string(),
  started: z.number(),
  finished: z.number(),
  decided: z.number(),
});
export type DayFigures = z.infer<typeof dayFigures>;

const days = z.object({ from: z.string(), to: z.string() });

export const flowStatistics = z.object({
  /** Everything, or what the caller started and decided. */
  scope: z.enum(['all', 'own']),
  /** The first and the last day, in the company's zone. */
  period: days,
  /** What it is compared with; of a period that is not over only as much. */
  before: days,
  /** Null where decisions of one department were asked for: a request is of none. */
  requests: z.nullable(z.object({ now: requestFigures, before: requestFigures })),
  decisions: z.object({ now: decisionFigures, before: decisionFigures }),
  /** Every day up to now. */
  days: z.array(dayFigures),
  /** The slowest first. */
  steps: z.object({ list: z.array(stepFigures), total: z.number() }),
  /** Whoever decided most first. */
  people: z.object({ list: z.array(personFigures), total: z.number() }),
});
export type FlowStatistics = z.infer<typeof flowStatistics>;

export const getFlowStatistics = endpoint({
  name: 'getFlowStatistics',
  method: 'GET',
  path: '/api/workflow/Engine/FlowStatistics',
  summary: 'How fast requests are decided: for who watches all flows of everybody, else of the caller',
  query: z.object({
    period: z._default(z.enum(statisticsPeriods), 'month'),
    /** Of the period `days`: the first and the last. */
    from: z.optional(day),
    to: z.optional(day),
    templateId: z.optional(short),
    flowCategory: z.optional(short),
    /** Of whoever decides; departments below it count too. */
    departmentId: z.optional(short),
  }),
  response: flowStatistics,
  errors: ['FORBIDDEN', 'STATISTICS_PERIOD_WRONG', 'STATISTICS_TOO_MUCH'],
});

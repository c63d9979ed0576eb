import * as z from 'zod/mini';
import { boardBases, boardComparisons, boardStates, personalRoles, targetMetrics } from './board-fields.ts';
import { boardAnswered, boardValues } from './boards.ts';
import { endpoint } from './endpoint.ts';
import { moment } from './envelope.ts';
import { money } from './freight-search.ts';
import { day } from './kept-fields.ts';
import { targetReached, workedDays } from './targets.ts';
import { severities, shipmentStages } from './tracking.ts';

/** From so many days on a customer who ships nothing is worth a call. */
export const quietDays = 45;

const rank = z.object({
  /** What it is by: profit for who may see it. */
  metric: z.enum(targetMetrics),
  ...{ place: z.number(), of: z.number() },
  /** In the period before; null where I sold nothing then, or nothing is compared. */
  before: z.nullable(z.number()),
});

const days = z.object({
  ...{ day: z.string(), departures: z.number(), arrivals: z.number() },
  /** A few of them. */
  list: z.array(
    z.object({
      ...{ id: z.string(), shipmentNo: z.string(), of: z.enum(['etd', 'eta']), at: moment },
      ...{ isActual: z.boolean(), polName: z.string(), podName: z.string() },
      severity: z.nullable(z.enum(severities)),
    }),
  ),
});

const overdue = z.object({
  /** By currency, and in that of the books; null where a rate is missing. */
  ...{ sums: z.array(money), converted: z.nullable(z.string()), count: z.number() },
  /** On the last day of the period it is compared with. */
  before: z.nullable(z.string()),
  /** What is past the longest first. */
  bills: z.array(
    z.object({
      ...{ id: z.string(), invoiceNo: z.string(), partyName: z.string(), balance: money },
      ...{ dueOn: z.string(), daysPast: z.number(), canRemind: z.boolean() },
    }),
  ),
  path: z.string(),
});

export const getPersonalBoard = endpoint({
  ...{ name: 'getPersonalBoard', method: 'POST', path: '/api/erpcargo/Board/Personal', command: false },
  summary:
    'What is mine: how I stand to my targets, what I shipped and earned, where it is, who owes for it; to customers their own cargo',
  body: z.object({
    ...{ from: day, to: day },
    basis: z._default(z.enum(boardBases), 'sailing'),
    state: z._default(z.enum(boardStates), 'estimated'),
    compare: z._default(z.enum(boardComparisons), 'previous'),
    /** Left out: the first that I have. */
    role: z.optional(z.enum(personalRoles)),
  }),
  response: z.object({
    ...boardAnswered,
    /** As whom it is shown, and as whom else it can be; of customers none. */
    role: z.nullable(z.enum(personalRoles)),
    roles: z.array(z.enum(personalRoles)),
    can: z.object({ seeProfit: z.boolean(), download: z.boolean() }),
    /** Of who sells. */
    targets: z.nullable(
      z.object({
        days: workedDays,
        reached: z.partialRecord(z.enum(targetMetrics), targetReached),
        /** Among those of my department who sell; only numbers. */
        rank: z.nullable(rank),
      }),
    ),
    ...{ now: boardValues, before: z.nullable(boardValues) },
    /** Open bills to customers whose day is over; null for who sees no bills. */
    overdue: z.nullable(overdue),
    /** The twelve months up to the last one of the period. */
    months: z.array(z.object({ month: z.string(), values: boardValues })),
    /** My shipments that are not closed, by stage; with the week null for who has no list of them. */
    pipeline: z.nullable(
      z.array(z.object({ stage: z.enum(shipmentStages), count: z.number(), path: z.string() })),
    ),
    /** Seven days from Monday on, as the walls of the ports count days. */
    week: z.nullable(z.array(days)),
    /** Who brought most in these twelve months; not to customers. */
    customers: z.array(
      z.object({
        ...{ key: z.string(), name: z.string(), values: boardValues },
        /** Since they shipped last; null where nothing has sailed yet. */
        daysSinceLast: z.nullable(z.number()),
      }),
    ),
  }),
  errors: ['BOARD_DAYS_WRONG', 'FORBIDDEN'],
  needs: { modelId: 'personalBoard' },
});

import * as z from 'zod/mini';
import { boardBases, boardStates, targetHolders, targetMetrics, targetPaces } from './board-fields.ts';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, moment } from './envelope.ts';
import { day, measure } from './kept-fields.ts';

const base = '/api/erpcargo/Target';

/** The screen. */
export const targetsPath = '/pages/shipment/report/targets';

export const mostTargetCells = 5_000;

const module = { modelId: 'enterpriseBoard' } as const;
const metric = z.enum(targetMetrics);
const year = z.string().check(z.regex(/^20\d{2}$/));
const amount = z.nullable(z.string());
const months = z.partialRecord(metric, z.array(amount));

const holder = {
  ...{ key: z.string(), kind: z.enum(targetHolders), name: z.string() },
  /** The row it stands below. */
  above: z.nullable(z.string()),
};

const targetRow = z.object({
  ...holder,
  /** It or somebody below it sells, or something is set for one of them. */
  isUsed: z.boolean(),
  /** What is set for it in each of the twelve months; profit to who may see profits. */
  values: months,
  /** The same, and where nothing is set what those right below it are to reach together. */
  whole: months,
  /** Of the year. */
  total: z.partialRecord(metric, amount),
});
export type TargetRow = z.infer<typeof targetRow>;

export const getTargetTable = endpoint({
  ...{ name: 'getTargetTable', method: 'GET', path: base },
  summary: 'What the companies, departments and people I see are to reach in each month of a year',
  query: z.object({ year }),
  response: z.object({
    ...{ year: z.string(), bookCurrency: z.string() },
    can: z.object({ plan: z.boolean(), seeProfit: z.boolean(), seePeople: z.boolean() }),
    /** Each after the one it stands below. */
    rows: z.array(targetRow),
  }),
  needs: module,
});

const cell = z.object({
  ...{ kind: z.enum(targetHolders), key: id, metric },
  month: z.int().check(z.minimum(1), z.maximum(12)),
  /** Null: nothing is set any more. */
  value: z.nullable(measure(14, 2)),
  /** What its writer saw there; somebody else may have been faster. */
  was: z.nullable(measure(14, 2)),
});
export type TargetCell = z.infer<typeof cell>;

export const saveTargets = endpoint({
  ...{ name: 'saveTargets', method: 'POST', path: base },
  summary: 'Set targets of a year, all of these or none',
  body: z.object({
    year,
    cells: z.array(cell).check(
      z.minLength(1),
      z.maxLength(mostTargetCells),
      z.refine((cells) => {
        const places = cells.map(({ kind, key, metric: of, month }) => `${kind} ${key} ${of} ${month}`);
        return new Set(places).size === places.length;
      }),
    ),
  }),
  response: z.object({ changed: z.number() }),
  success: 'saved',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TARGETS_CHANGED'],
  needs: { modelId: 'enterpriseBoard', button: 'btn_plan' },
});

export const targetReached = z.object({
  actual: z.string(),
  /** Of the period: of a month that is in it in part its part by working days; null where nothing is set. */
  target: amount,
  /** Percent of the target, and whether that is what should be there by now. */
  ...{ attained: amount, pace: z.nullable(z.enum(targetPaces)) },
});
export type TargetReached = z.infer<typeof targetReached>;

/** Of the period: how many days are worked, and how many of them have begun. */
export const workedDays = z.object({ elapsed: z.number(), total: z.number(), percent: z.string() });

const few = z.optional(z.array(id).check(z.maxLength(50)));

export const getTargetProgress = endpoint({
  ...{ name: 'getTargetProgress', method: 'POST', path: `${base}/Progress`, command: false },
  summary: 'How far companies, departments and people are on the way to their targets of a period',
  body: z.object({
    ...{ from: day, to: day },
    basis: z._default(z.enum(boardBases), 'sailing'),
    state: z._default(z.enum(boardStates), 'estimated'),
    /** Only these, with all below them. */
    filters: filteredBy({ companyIds: few, departmentIds: few, personIds: few }),
  }),
  response: z.object({
    ...{ asOf: moment, isBehind: z.boolean(), bookCurrency: z.string(), days: workedDays },
    /** Those that have a target, each after the one it stands below. */
    rows: z.array(
      z.object({
        ...holder,
        /** The companies, departments or people whose shipments it has: what the list behind it is narrowed by. */
        ids: z.array(z.string()),
        reached: z.partialRecord(metric, targetReached),
      }),
    ),
  }),
  errors: ['BOARD_DAYS_WRONG', 'FORBIDDEN'],
  needs: module,
});
export type TargetProgress = z.infer<typeof getTargetProgress.response>['rows'][number];

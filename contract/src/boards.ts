import * as z from 'zod/mini';
import {
  boardBases,
  boardComparisons,
  boardCurrencies,
  boardDimensions,
  boardMetrics,
  boardStates,
  changeDimensions,
  changeEffects,
  explainedMetrics,
  paretoClasses,
  personalRoles,
} from './board-fields.ts';
import { customerKinds, customerLevels } from './customers.ts';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { day } from './kept-fields.ts';
import { businesses } from './shipment-fields.ts';

const base = '/api/erpcargo/Board';

/** The screens. */
export const personalBoardPath = '/pages/shipment/report/myshipment';
export const enterpriseBoardPath = '/pages/shipment/report/groupsalesanalysis';
/** What a number of a board is the sum of. */
export const boardShipmentsPath = '/pages/shipment/report/shipments';

const few = <T extends z.core.$ZodType>(one: T) => z.optional(z.array(one).check(z.maxLength(50)));

/** Ids may be `none`, for what has none. */
const filters = {
  ...{ companyIds: few(id), departmentIds: few(id), personIds: few(id), customerIds: few(id) },
  ...{ carrierIds: few(id), lineIds: few(id), polIds: few(id), podIds: few(id) },
  ...{ business: few(z.enum(businesses)), modes: few(z.enum(transportModes)) },
  ...{ levels: few(z.enum(customerLevels)), kinds: few(z.enum(customerKinds)) },
};
export const boardFilters = filteredBy(filters);
export type BoardFilters = z.infer<typeof boardFilters>;

const asked = {
  /** Both days with it. */
  ...{ from: day, to: day },
  basis: z._default(z.enum(boardBases), 'sailing'),
  state: z._default(z.enum(boardStates), 'estimated'),
  currency: z._default(z.enum(boardCurrencies), 'CNY'),
  filters: boardFilters,
};
const compared = { ...asked, compare: z._default(z.enum(boardComparisons), 'lastYear') };

const metric = z.enum(boardMetrics);
const dimension = z.enum(boardDimensions);
/** Of each metric that the caller may see its value; null where there is nothing to divide by. */
export const boardValues = z.partialRecord(metric, z.nullable(z.string()));
const values = boardValues;
export type BoardValues = z.infer<typeof values>;
const named = z.object({ key: z.string(), name: z.string() });
export type BoardName = z.infer<typeof named>;
export const boardDays = z.object({ from: z.string(), to: z.string() });

/** When figures were so, and in which currency money is shown. */
export const boardAnswered = {
  /** When it was so; and whether much was written lately that is not counted yet. */
  ...{ asOf: moment, isBehind: z.boolean(), currency: z.enum(boardCurrencies) },
  /** What one of the currency is worth in that of the books, for all of it: null in that of the books. */
  rate: z.nullable(z.object({ rate: z.string(), date: z.string() })),
  compared: z.nullable(boardDays),
};

const change = z.object({
  metric: z.enum(explainedMetrics),
  ...{ now: z.string(), before: z.string(), difference: z.string() },
  /** Together the difference. */
  effects: z.record(z.enum(changeEffects), z.string()),
  /** With the rest they are the difference, too. */
  causes: z.array(
    z.object({
      ...{ dimension: z.enum(changeDimensions), key: z.string(), name: z.string() },
      ...{ effect: z.enum(changeEffects), amount: z.string() },
    }),
  ),
  rest: z.string(),
});
export type BoardChange = z.infer<typeof change>;

const module = { modelId: 'enterpriseBoard' } as const;
const errors = ['BOARD_DAYS_WRONG', 'EXCHANGE_RATE_MISSING', 'FORBIDDEN'] as const;

export const getEnterpriseBoard = endpoint({
  ...{ name: 'getEnterpriseBoard', method: 'POST', path: `${base}/Enterprise`, command: false },
  summary: 'What was carried and earned in a period, held against another one, with why it changed',
  body: z.object(compared),
  response: z.object({
    ...boardAnswered,
    can: z.object({
      seeProfit: z.boolean(),
      seePeople: z.boolean(),
      download: z.boolean(),
      plan: z.boolean(),
    }),
    now: values,
    before: z.nullable(values),
    /** The twelve months up to the last one of the period, each with what was carried on each line. */
    months: z.array(z.object({ month: z.string(), values, teuByLine: z.record(z.string(), z.string()) })),
    /** Those that carry most first. */
    lines: z.array(named),
    changes: z.array(change),
    /** By revenue: percent of the largest five, and the sum of the squares of all shares. */
    concentration: z.nullable(z.object({ top: z.number(), index: z.number(), count: z.number() })),
    customers: z.object({
      /** Who shipped in the period, and of those for the first time ever. */
      ...{ active: z.number(), fresh: z.number() },
      /** Who shipped in the ninety days before, and not in the last forty-five of the period. */
      lost: z.number(),
      ...{ freshOnes: z.array(named), lostOnes: z.array(z.extend(named, { lastOn: z.string() })) },
    }),
  }),
  errors: [...errors],
  needs: module,
});

export const exportEnterpriseBoard = endpoint({
  ...{ name: 'exportEnterpriseBoard', method: 'POST', path: `${base}/Enterprise/Export`, command: false },
  summary:
    'The board as an .xlsx: its figures, months, why it changed, and a sheet for each dimension with those that have most',
  body: z.object(compared),
  reply: 'bytes',
  errors: [...errors],
  needs: { ...module, button: 'btn_download' },
});

export const getBoardRanking = endpoint({
  ...{ name: 'getBoardRanking', method: 'POST', path: `${base}/Ranking`, command: false },
  summary: 'The same by company, department, person, customer, carrier, line, port, box or month',
  body: z.object({ ...pagingSortedBy(boardMetrics), ...compared, dimension }),
  response: z.extend(
    pageOf(
      z.object({
        ...{ key: z.string(), name: z.string(), values, before: z.nullable(values) },
        /** Of what it is ordered by, where that adds up: percent, with all before it, and which class that is. */
        ...{ share: z.nullable(z.number()), cumulated: z.nullable(z.number()) },
        class: z.nullable(z.enum(paretoClasses)),
      }),
    ),
    { ...boardAnswered, total: values, totalBefore: z.nullable(values) },
  ),
  errors: [...errors],
  needs: module,
});
export type BoardRank = z.infer<typeof getBoardRanking.response>['list'][number];

/** Which pairs a matrix shows. */
export const boardMatrices = ['personByMonth', 'lineByCarrier', 'customerByMonth', 'lineByMonth'] as const;
export type BoardMatrix = (typeof boardMatrices)[number];

export const getBoardMatrix = endpoint({
  ...{ name: 'getBoardMatrix', method: 'POST', path: `${base}/Matrix`, command: false },
  summary: 'One metric by two dimensions at once: those with most first, at most twenty of each',
  body: z.object({ ...asked, matrix: z.enum(boardMatrices), metric }),
  response: z.object({
    ...boardAnswered,
    rows: z.array(z.extend(named, { cells: z.array(z.nullable(z.string())) })),
    columns: z.array(named),
  }),
  errors: [...errors],
  needs: module,
});

export const boardShipmentColumns = ['sailsOn', ...boardMetrics] as const;

export const listBoardShipments = endpoint({
  ...{ name: 'listBoardShipments', method: 'POST', path: `${base}/Shipments`, command: false },
  summary: 'The shipments that a number of a board is the sum of, each with its part of it',
  body: z.object({
    ...pagingSortedBy(boardShipmentColumns),
    ...asked,
    /** Only with boxes of this type: what is counted is their part. */
    boxType: z.optional(z.string().check(z.regex(/^([A-Z0-9]{2,10}|none)$/))),
    /** Only those that cost more than they bring in. */
    isLoss: z._default(z.boolean(), false),
    /** My own, for who has a personal board; otherwise what the board of the company has. */
    isMine: z._default(z.boolean(), false),
    /** Of mine: as whom; left out: the first role that I have. */
    role: z.optional(z.enum(personalRoles)),
  }),
  response: z.extend(
    pageOf(
      z.object({
        ...{ id: z.string(), shipmentNo: z.string(), customerName: z.string(), salesNames: z.string() },
        ...{ carrierName: z.string(), polName: z.string(), podName: z.string(), sailsOn: z.string() },
        values,
      }),
    ),
    { ...boardAnswered, total: values },
  ),
  errors: [...errors],
});
export type BoardShipment = z.infer<typeof listBoardShipments.response>['list'][number];

import * as z from 'zod/mini';
import { chargeUnits } from './charge-codes.ts';
import { boxType } from './charges.ts';
import { endpoint } from './endpoint.ts';
import { id, moment, pageOf, paging } from './envelope.ts';
import { listRates, rateTypes, transportModes, validityBases } from './freight-rates.ts';
import { codeOf, currencyCode, day, decimal, optionalText } from './kept-fields.ts';

const base = '/api/erpcargo/RateImport';
const needs = { modelId: 'freight', button: 'btn_import' } as const;

export const priceLayers = ['sell', 'cost', 'floor'] as const;
export type PriceLayer = (typeof priceLayers)[number];

/** Fields of a rate that a column of a sheet can hold. */
export const plainTargets = [
  'mode',
  'pol',
  'pod',
  'via',
  'por',
  'del',
  'carrier',
  'service',
  'rateType',
  'commodity',
  'contractNo',
  'currency',
  'validity',
  'validFrom',
  'validTo',
  'transitDays',
  'freeDemurrage',
  'freeDetention',
  'frequency',
  'weightLimit',
  'remark',
  'remarkInternal',
] as const;
export type PlainTarget = (typeof plainTargets)[number];

const layer = z._default(z.enum(priceLayers), 'sell');
/** What a column means. */
const target = z.discriminatedUnion('to', [
  z.object({ to: z.enum(plainTargets) }),
  z.object({ to: z.literal('box'), box: boxType, layer }),
  /** Prices of several boxes in one cell, in this order: `1520/2850/2850`. */
  z.object({ to: z.literal('boxes'), boxes: z.array(boxType).check(z.minLength(2), z.maxLength(6)), layer }),
  z.object({ to: z.literal('perRt'), layer }),
  z.object({ to: z.literal('minimumCharge') }),
  z.object({ to: z.literal('weight'), fromKg: decimal(6, 1), layer }),
  z.object({ to: z.literal('weightMinimum'), layer }),
  z.object({
    to: z.literal('surcharge'),
    code: codeOf(12),
    /** By what it is charged; that of the charge code where nothing is said. */
    unit: z.optional(z.enum(chargeUnits)),
    /** Only for this type of box. */
    box: z.optional(boxType),
  }),
]);
export type ColumnTarget = z.infer<typeof target>;

const mappedColumn = z.object({
  /** From 0, A first. */
  column: z.int().check(z.minimum(0), z.maximum(199)),
  target,
});
export type MappedColumn = z.infer<typeof mappedColumn>;

/** What holds for every row where the sheet says nothing. */
const constants = z.object({
  mode: z.optional(z.enum(transportModes)),
  polId: z.optional(id),
  podId: z.optional(id),
  carrierId: z.optional(id),
  rateType: z.optional(z.enum(rateTypes)),
  currency: z.optional(currencyCode),
  validFrom: z.optional(day),
  validTo: z.optional(day),
  validityBasis: z.optional(z.enum(validityBases)),
  commodity: optionalText(80),
  remark: optionalText(500),
});
export type ImportConstants = z.infer<typeof constants>;

/** What a spelling of this sheet means. */
const answer = z.object({
  of: z.enum(['port', 'carrier']),
  spelling: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  id,
});
export type SpellingAnswer = z.infer<typeof answer>;

export const dateOrders = ['auto', 'dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const rateMapping = z.object({
  columns: z.array(mappedColumn).check(z.maxLength(200)),
  constants: z.prefault(constants, {}),
  /** The selling price of a place that has only a cost: so much more, or so many percent more. */
  markup: z._default(
    z.nullable(
      z.object({
        by: z.enum(['amount', 'percent']),
        value: decimal(8, 2),
        /** Where a type of box has another one. */
        boxes: z._default(
          z.array(z.object({ box: boxType, value: decimal(8, 2) })).check(z.maxLength(20)),
          [],
        ),
      }),
    ),
    null,
  ),
  /** Which figure of 03/04/2026 is the day; `auto`: what the column itself decides. */
  dateOrder: z._default(z.enum(dateOrders), 'auto'),
  /** An empty cell of a place, a carrier or a period means the one above it. */
  fillsDown: z._default(z.boolean(), false),
  /** Rows that the sheet hides are imported too. */
  takesHiddenRows: z._default(z.boolean(), false),
  answers: z._default(z.array(answer).check(z.maxLength(500)), []),
});
export type RateMapping = z.infer<typeof rateMapping>;

/** From 0. */
const sheetIndex = z.int().check(z.minimum(0), z.maximum(99));

/** One sheet of an uploaded file, and the row its headings stand in. */
const source = {
  fileId: id,
  sheet: z._default(sheetIndex, 0),
  headerRow: z.int().check(z.minimum(1), z.maximum(1_048_576)),
};

export const sheetErrors = [
  'NOT_FOUND',
  'SHEET_UNREADABLE',
  'SHEET_LOCKED',
  'SHEET_TOO_LARGE',
  'SHEET_EMPTY',
] as const;

export const readRateSheet = endpoint({
  ...{ name: 'readRateSheet', method: 'POST', path: `${base}/Read`, command: false },
  summary: 'The sheets of an uploaded file, its columns, and what they mean as far as anybody can tell',
  body: z.object({
    fileId: id,
    /** The one with the best headings where none is named. */
    sheet: z.optional(sheetIndex),
    /** Found by its words where none is named. */
    headerRow: z.optional(source.headerRow),
  }),
  response: z.object({
    fileName: z.string(),
    sheets: z.array(z.object({ name: z.string(), rows: z.number(), isHidden: z.boolean() })),
    sheet: z.number(),
    headerRow: z.number(),
    /** The first rows as they are, to choose the headings from. */
    firstRows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
    columns: z.array(
      z.object({
        column: z.number(),
        letter: z.string(),
        heading: z.string(),
        samples: z.array(z.string()),
      }),
    ),
    mapping: rateMapping,
    /** Somebody mapped a sheet with these headings before. */
    isRemembered: z.boolean(),
  }),
  errors: sheetErrors,
  needs,
});

/** What is wrong with a cell, or with a row as a whole. */
export const cellReasons = [
  'notAnAmount',
  'ambiguousAmount',
  'includedHere',
  'otherCurrency',
  'notACurrency',
  'notADay',
  'ambiguousDay',
  'periodEndsEarly',
  'unknownPort',
  'ambiguousPort',
  'samePort',
  'unknownCarrier',
  'ambiguousCarrier',
  'unknownMode',
  'unknownRateType',
  'unknownCharge',
  'unknownBox',
  'notACount',
  'tooLong',
  'formulaFailed',
  'missing',
  'noSellPrice',
  'belowFloor',
  'pricesOfOtherMode',
  'sameAsRow',
  'underApproval',
  'otherBoxCount',
  'onlyOneDay',
] as const;
export type CellReason = (typeof cellReasons)[number];

const problem = z.object({
  row: z.number(),
  /** Of the sheet, such as E17; empty where the row as a whole is wrong. */
  cell: z.string(),
  /** What stands there. */
  text: z.string(),
  /** Which field it was read as. */
  field: z.string(),
  reason: z.enum(cellReasons),
  /** What the reason speaks of: another row, a box, a currency. */
  about: z.string(),
  /** What may have been meant. */
  proposals: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type CellProblem = z.infer<typeof problem>;

/**
 * What a rate of a sheet is. `changed`: another version of a published one, `same`: as a published one. `changesDraft`
 * and `sameDraft`: the same against a draft of an earlier import of this sheet.
 */
export const rateStates = ['changed', 'changesDraft', 'new', 'sameDraft', 'same'] as const;
export type RateState = (typeof rateStates)[number];
/** `ignored`: notes, headings and rows without any price. `left`: left out by the person. */
export const rowStates = [...rateStates, 'bad', 'ignored', 'left'] as const;
export type RowState = (typeof rowStates)[number];

const shownPrice = z.object({
  /** Where it stands in the sheet; empty where it stands nowhere. */
  cell: z.string(),
  /** A type of box, a weight, or nothing where there is one price only. */
  place: z.string(),
  layer: z.enum(priceLayers),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** A rate that a row becomes; a row with several ports becomes several. */
const previewedRate = z.object({
  state: z.enum(rateStates),
  ...{ polName: z.string(), podName: z.string(), viaName: z.string(), carrierName: z.string() },
  ...{ currency: z.string(), validFrom: z.string(), validTo: z.string() },
  prices: z.array(shownPrice),
  /** The published one it follows, or the draft it changes. */
  previousNo: z.string(),
  /** Fields that differ beside the prices, in words. */
  differences: z.array(
    z.object({
      cell: z.string(),
      field: z.string(),
      /** The code of a surcharge; empty for other fields. */
      about: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
});
export type PreviewedRate = z.infer<typeof previewedRate>;

/** A port that is written in short, and what it is taken for until the person says otherwise. */
const understoodPort = z.object({ cell: z.string(), spelling: z.string(), id: z.string(), name: z.string() });
export type UnderstoodPort = z.infer<typeof understoodPort>;

/** Why a price is hardly meant; it is imported all the same when the person says so. */
export const priceDoubtReasons = ['belowZero', 'tooLarge', 'cheapForSize', 'farFromInForce'] as const;
export type PriceDoubtReason = (typeof priceDoubtReasons)[number];

const priceDoubt = z.object({
  /** Where the price stands in the sheet. */
  cell: z.string(),
  place: z.string(),
  layer: z.enum(priceLayers),
  reason: z.enum(priceDoubtReasons),
  amount: z.string(),
  /** The price of the small box, or the one in force; empty with the other reasons. */
  than: z.string(),
  /** The rate in force, and how far the price is from it. */
  rateNo: z.string(),
  percent: z.nullable(z.number()),
});
export type ShownDoubt = z.infer<typeof priceDoubt>;

const previewRow = z.object({
  row: z.number(),
  state: z.enum(rowStates),
  /** As they stand in the sheet. */
  cells: z.array(z.string()),
  rates: z.array(previewedRate),
  problems: z.array(problem),
  doubts: z.array(priceDoubt),
  understood: z.array(understoodPort),
  /** The sheet hides it. */
  isHidden: z.boolean(),
});
export type PreviewRow = z.infer<typeof previewRow>;

const counts = z.object({
  rows: z.number(),
  /** Of rates; the others count rows. */
  new: z.number(),
  changed: z.number(),
  same: z.number(),
  // Imports of before had none of these.
  changesDraft: z._default(z.number(), 0),
  sameDraft: z._default(z.number(), 0),
  /** Rows with a price that is hardly meant. */
  doubtful: z._default(z.number(), 0),
  bad: z.number(),
  ignored: z.number(),
  left: z.number(),
});
export type ImportCounts = z.infer<typeof counts>;

const leftRows = z._default(z.array(z.int().check(z.minimum(1))).check(z.maxLength(20_000)), []);

export const previewRateImport = endpoint({
  ...{ name: 'previewRateImport', method: 'POST', path: `${base}/Preview`, command: false },
  summary: 'What an import would do, row by row, with every cell that cannot be read; nothing is written',
  body: z.object({
    ...source,
    mapping: rateMapping,
    leftRows,
    state: z.optional(z.array(z.enum(rowStates)).check(z.maxLength(rowStates.length))),
    /** Only rows with a price that is hardly meant. */
    isDoubtful: z.optional(z.boolean()),
    currentPage: paging.currentPage,
    pageSize: paging.pageSize,
  }),
  response: z.object({
    ...pageOf(previewRow).shape,
    counts,
    /** Fields without which no row can become a rate. */
    missing: z.array(z.string()),
    /** The first ones of all pages, to jump to; `index` is the place of their row among those asked for. */
    problems: z.array(z.object({ ...problem.shape, index: z.number() })),
    problemCount: z.number(),
    /** Every short spelling of the sheet once, with the first cell it stands in and how many there are. */
    understood: z.array(z.object({ ...understoodPort.shape, count: z.number() })),
    /** What the run must be told: it does what was shown, or nothing. */
    digest: z.string(),
  }),
  errors: [...sheetErrors, 'RATE_IMPORT_LAYER_REFUSED'],
  needs,
});

export const importStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

export const rateImport = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileId: z.string(),
  fileName: z.string(),
  sheetName: z.string(),
  counts,
  /** Of those to be written. */
  written: z.number(),
  total: z.number(),
  /** Why it failed, in the words of a refusal. */
  failure: z.string(),
  creatorUserName: z.string(),
  isMine: z.boolean(),
  creatorTime: moment,
  endTime: z.nullable(moment),
});
export type RateImport = z.infer<typeof rateImport>;

export const runRateImport = endpoint({
  ...{ name: 'runRateImport', method: 'POST', path: `${base}/Run` },
  summary: 'Write all rates of a sheet as drafts, or none; goes on when its page is left',
  success: 'done',
  body: z.object({ ...source, mapping: rateMapping, leftRows, digest: z.string().check(z.maxLength(64)) }),
  response: z.object({ id: z.string() }),
  errors: [
    ...sheetErrors,
    ...(['RATE_IMPORT_LAYER_REFUSED', 'RATE_IMPORT_CHANGED', 'RATE_IMPORT_BAD_CELLS'] as const),
    ...(['RATE_IMPORT_NOTHING', 'RATE_IMPORT_REPEATED', 'RATE_IMPORT_FAILED'] as const),
  ],
  needs,
});

export const findSameRateImport = endpoint({
  ...{ name: 'findSameRateImport', method: 'GET', path: `${base}/Same` },
  summary:
    'The newest import of this sheet that runs or is done: of this file, of the same bytes, or with the same result',
  query: z.object({
    fileId: id,
    sheet: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99)), 0),
    /** Of the preview. */
    digest: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: z.object({ same: z.nullable(rateImport) }),
  errors: ['NOT_FOUND'],
  needs,
});

export const listRateImports = endpoint({
  ...{ name: 'listRateImports', method: 'GET', path: `${base}/List` },
  summary: 'Imports of rate sheets, the newest first',
  query: z.object({ ...paging }),
  response: pageOf(rateImport),
  needs,
});

const params = z.object({ id });

export const getRateImport = endpoint({
  ...{ name: 'getRateImport', method: 'GET', path: `${base}/:id` },
  summary: 'One import and how far it is',
  params,
  response: rateImport,
  errors: ['NOT_FOUND'],
  needs,
});

export const cancelRateImport = endpoint({
  ...{ name: 'cancelRateImport', method: 'POST', path: `${base}/:id/Cancel` },
  summary: 'Stop an import that is not done; nothing of it stays',
  success: 'done',
  params,
  errors: ['NOT_FOUND', 'RATE_IMPORT_OVER'],
  needs,
});

export const undoRateImport = endpoint({
  ...{ name: 'undoRateImport', method: 'POST', path: `${base}/:id/Undo` },
  summary:
    'Delete every draft an import made and restore those it changed; refused when one was published or changed since',
  success: 'done',
  params,
  response: z.object({ deleted: z.number(), restored: z.number() }),
  errors: ['NOT_FOUND', 'RATE_IMPORT_NOT_DONE', 'RATE_IMPORT_IN_USE'],
  needs,
});

/** Why a rate of an import cannot be taken back. */
export const inUseReasons = ['underApproval', 'published', 'changed'] as const;
export type InUseReason = (typeof inUseReasons)[number];

export const listRatesInUse = endpoint({
  ...{ name: 'listRatesInUse', method: 'GET', path: `${base}/:id/InUse` },
  summary: 'The first rates that stand in the way of undoing an import',
  params,
  response: z.object({
    list: z.array(z.object({ id: z.string(), rateNo: z.string(), reason: z.enum(inUseReasons) })),
    total: z.number(),
  }),
  errors: ['NOT_FOUND'],
  needs,
});

/** What is remembered of a sheet by its headings. */
const rememberedMapping = z.object({
  id: z.string(),
  /** The file it was made with first. */
  name: z.string(),
  headings: z.array(z.string()),
  mapping: rateMapping,
  lastModifyUserName: z.string(),
  lastModifyTime: moment,
});
export type RememberedMapping = z.infer<typeof rememberedMapping>;

export const listRateMappings = endpoint({
  ...{ name: 'listRateMappings', method: 'GET', path: `${base}/Mappings` },
  summary: 'What the columns of known sheets mean, the last used first',
  query: z.object({ ...paging }),
  response: pageOf(rememberedMapping),
  needs,
});

export const saveRateMapping = endpoint({
  ...{ name: 'saveRateMapping', method: 'POST', path: `${base}/Mappings` },
  summary: 'Remember what the columns of a sheet mean, for every sheet with the same headings',
  success: 'saved',
  body: z.object({ ...source, mapping: rateMapping }),
  response: z.object({ id: z.string() }),
  errors: sheetErrors,
  needs,
});

export const deleteRateMapping = endpoint({
  ...{ name: 'deleteRateMapping', method: 'DELETE', path: `${base}/Mappings/:id` },
  summary: 'Forget what the columns of a sheet mean',
  success: 'deleted',
  params,
  errors: ['NOT_FOUND'],
  needs,
});

export const answerPortSpelling = endpoint({
  ...{ name: 'answerPortSpelling', method: 'POST', path: `${base}/PortSpelling` },
  summary: "Keep a carrier's spelling as another name of a port, for every import from now on",
  success: 'saved',
  body: z.object({ spelling: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), portId: id }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'PORT_ALIAS_TAKEN'],
  needs,
});

export const exportRates = endpoint({
  ...{ name: 'exportRates', method: 'POST', path: '/api/erpcargo/Rate/Export' },
  summary: "A sheet in the company's name with the selling prices of rates the caller may see",
  command: true,
  keepsReply: false,
  body: z.object({ filters: listRates.body.shape.filters, keyword: paging.keyword }),
  reply: 'bytes',
  errors: ['RATE_EXPORT_EMPTY', 'RATE_EXPORT_TOO_LARGE'],
  needs: { modelId: 'freight', button: 'btn_export' },
});

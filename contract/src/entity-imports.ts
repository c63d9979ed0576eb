import * as z from 'zod/mini';
import { carriers, sailings, vessels, voyages } from './carriers.ts';
import { chargeCodes, containerTypes } from './charge-codes.ts';
import { customers } from './customers.ts';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import { exchangeRates } from './exchange-rates.ts';
import type { ModelId } from './modules.ts';
import { ports, terminals, tradeLines } from './ports.ts';

const sheetErrors = [
  'NOT_FOUND',
  'SHEET_UNREADABLE',
  'SHEET_LOCKED',
  'SHEET_TOO_LARGE',
  'SHEET_EMPTY',
] as const;

const sheetNumber = z.int().check(z.minimum(0), z.maximum(99));
const rowNumber = z.int().check(z.minimum(1), z.maximum(1_048_576));
const short = z.string().check(z.maxLength(80));

const asked = z.object({
  fileId: id,
  /** From 0. */
  sheet: sheetNumber,
  /** The row its headings stand in. */
  headerRow: rowNumber,
  columns: z
    .array(
      z.object({
        /** From 0, A first. */
        column: z.int().check(z.minimum(0), z.maximum(199)),
        field: z.string().check(z.minLength(1), z.maxLength(40)),
        /** What words in its cells stand for, such as 海港 for `sea`. */
        means: z._default(z.record(short, short), {}),
      }),
    )
    .check(z.minLength(1), z.maxLength(60)),
});
export type AskedImport = z.infer<typeof asked>;

/** Why a cell or a row cannot be taken; the last one says it in `words`. */
export const importProblems = [
  'value',
  'missing',
  'unknown',
  'ambiguous',
  'double',
  'circle',
  'refused',
] as const;

const problem = z.object({
  row: z.number(),
  /** As the sheet names the cell; empty where it is about the row. */
  address: z.string(),
  field: z.string(),
  text: z.string(),
  why: z.enum(importProblems),
  words: z.string(),
});
export type ImportProblem = z.infer<typeof problem>;

const outcome = z.object({
  ...{ total: z.number(), added: z.number(), changed: z.number(), same: z.number(), bad: z.number() },
  /** The first of them. */
  problems: z.array(problem),
  rows: z.array(
    z.object({
      row: z.number(),
      is: z.enum(['added', 'changed', 'same', 'bad']),
      name: z.string(),
      /** Of a changed one: its fields that become other ones. */
      fields: z.array(z.string()),
    }),
  ),
});
export type ImportOutcome = z.infer<typeof outcome>;

/** Records of an entity from a sheet: what is in it, what would come of it, all of it or nothing, and back. */
function importOf({ name, modelId }: { name: string; modelId: ModelId }) {
  const base = `/api/erpcargo/${name}/Import`;
  const needs = { modelId, button: 'btn_upload' };
  return {
    entity: name,
    read: endpoint({
      ...{ name: `read${name}Sheet`, method: 'POST', path: `${base}/Read`, command: false },
      summary: 'The sheets of an uploaded file and the columns of one of them',
      body: z.object({
        fileId: id,
        /** The first one with rows where none is named. */
        sheet: z.optional(sheetNumber),
        /** The first row with several texts where none is named. */
        headerRow: z.optional(rowNumber),
      }),
      response: z.object({
        fileName: z.string(),
        sheets: z.array(z.object({ name: z.string(), rows: z.number(), isHidden: z.boolean() })),
        ...{ sheet: z.number(), headerRow: z.number(), rows: z.number() },
        columns: z.array(
          z.object({
            ...{ column: z.number(), letter: z.string(), heading: z.string() },
            samples: z.array(z.string()),
          }),
        ),
      }),
      errors: sheetErrors,
      needs,
    }),
    preview: endpoint({
      ...{ name: `preview${name}Import`, method: 'POST', path: `${base}/Preview` },
      summary: 'What an import would add and change, and which cells it cannot take; nothing is kept',
      body: asked,
      response: outcome,
      errors: sheetErrors,
      audited: false,
      keepsReply: false,
      needs,
    }),
    run: endpoint({
      ...{ name: `import${name}`, method: 'POST', path: base },
      summary: 'Add and change the records of a sheet: all of them or none',
      success: 'saved',
      body: asked,
      response: z.object({ id: z.string(), added: z.number(), changed: z.number(), same: z.number() }),
      errors: [...sheetErrors, 'ENTITY_IMPORT_BAD', 'ENTITY_IMPORT_NOTHING'],
      needs,
    }),
    undo: endpoint({
      ...{ name: `undo${name}Import`, method: 'POST', path: `${base}/:id/Undo` },
      summary: 'Take back a whole import, as long as nothing of it was changed or used since',
      success: 'saved',
      params: z.object({ id }),
      response: z.object({ removed: z.number(), restored: z.number() }),
      errors: ['NOT_FOUND', 'ENTITY_IN_USE', 'ENTITY_IMPORT_CHANGED'],
      needs,
    }),
  } as const;
}
export type EntityImport = ReturnType<typeof importOf>;

/** By the name of the entity. */
export const entityImports = {
  Port: importOf(ports),
  Terminal: importOf(terminals),
  TradeLine: importOf(tradeLines),
  Carrier: importOf(carriers),
  Vessel: importOf(vessels),
  Voyage: importOf(voyages),
  Sailing: importOf(sailings),
  ContainerType: importOf(containerTypes),
  ChargeCode: importOf(chargeCodes),
  ExchangeRate: importOf(exchangeRates),
  Customer: importOf(customers),
} as const satisfies Record<string, EntityImport>;
export type ImportedEntity = keyof typeof entityImports;

import * as contract from '@fairway/contract/rate-import.ts';
import { polled, type Route, route } from '../http/context.ts';
import { answerPortSpelling } from './answer-spelling.ts';
import { cancelImport, listRatesInUse, undoImport } from './end-import.ts';
import { previewImport } from './preview-import.ts';
import { readRateSheet } from './read-sheet.ts';
import { deleteRateMapping, listRateMappings, saveRateMapping } from './remember-mapping.ts';
import { runImport } from './run-import.ts';
import { findSameRateImport, getRateImport, listRateImports } from './show-imports.ts';

export const rateImportRoutes: Route[] = [
  route(contract.readRateSheet, (ctx, { body }) => readRateSheet(ctx, body)),
  route(contract.previewRateImport, (ctx, { body }) => previewImport(ctx, body)),
  route(contract.runRateImport, (ctx, { body }) => runImport(ctx, body)),
  route(contract.listRateImports, (ctx, { query }) => listRateImports(ctx, query)),
  polled(route(contract.findSameRateImport, (ctx, { query }) => findSameRateImport(ctx, query))),
  polled(route(contract.getRateImport, (ctx, { params }) => getRateImport(ctx, params.id))),
  route(contract.cancelRateImport, (ctx, { params }) => cancelImport(ctx, params.id)),
  route(contract.undoRateImport, (ctx, { params }) => undoImport(ctx, params.id)),
  route(contract.listRatesInUse, (ctx, { params }) => listRatesInUse(ctx, params.id)),
  route(contract.listRateMappings, (ctx, { query }) => listRateMappings(ctx, query)),
  route(contract.saveRateMapping, (ctx, { body }) => saveRateMapping(ctx, body)),
  route(contract.deleteRateMapping, (ctx, { params }) => deleteRateMapping(ctx, params.id)),
  route(contract.answerPortSpelling, (ctx, { body }) => answerPortSpelling(ctx, body)),
];

import * as rates from '@fairway/contract/freight-rates.ts';
import * as search from '@fairway/contract/freight-search.ts';
import * as tariffs from '@fairway/contract/local-charges.ts';
import { exportRates as exportSheet } from '@fairway/contract/rate-import.ts';
import { entityRoutes } from '../entities/routes.ts';
import { type Route, route } from '../http/context.ts';
import { addLocalCharges } from './add-local-charges.ts';
import { exportRates } from './export-rates.ts';
import { listRateLines } from './list-rate-lines.ts';
import { listTariffChanges } from './list-tariff-changes.ts';
import { laneSurchargeRules, localChargeRules } from './local-charge-rules.ts';
import { actOnRate, deleteRate } from './publication/act-on-rate.ts';
import { publishRates } from './publication/publish-rates.ts';
import { addRate, changeRate } from './save-rate.ts';
import { priceRate, searchRates } from './search-rates.ts';
import { getLineBoard } from './show-line-board.ts';
import { getRate, listRateHistory, listRateSailings, listRates, listRateTrend } from './show-rates.ts';
import { getTariff } from './show-tariff.ts';

export const freightRoutes: Route[] = [
  route(rates.listRates, (ctx, { body }) => listRates(ctx, body)),
  route(search.searchRates, (ctx, { body }) => searchRates(ctx, body)),
  // Before the rate of an id: its path would be taken for one.
  route(search.getLineBoard, (ctx, { query }) => getLineBoard(ctx, query)),
  route(search.listRateLines, (ctx) => listRateLines(ctx)),
  route(rates.getRate, (ctx, { params }) => getRate(ctx, params.id)),
  route(search.priceRate, (ctx, { params, body }) => priceRate(ctx, params.id, body)),
  route(search.listRateSailings, (ctx, { params }) => listRateSailings(ctx, params.id)),
  route(search.listRateTrend, (ctx, { params }) => listRateTrend(ctx, params.id)),
  route(rates.addRate, (ctx, { body }) => addRate(ctx, body)),
  route(rates.changeRate, (ctx, { params, body }) => changeRate(ctx, params.id, body)),
  route(rates.deleteRate, (ctx, { params }) => deleteRate(ctx, params.id)),
  route(rates.actOnRate, (ctx, { params, body }) => actOnRate(ctx, params.id, params.event, body)),
  route(rates.publishRates, (ctx, { body }) => publishRates(ctx, body.rates)),
  route(rates.listRateHistory, (ctx, { params, query }) => listRateHistory(ctx, params.id, query)),
  route(tariffs.getTariff, (ctx, { body }) => getTariff(ctx, body)),
  route(tariffs.listTariffChanges, (ctx, { query }) => listTariffChanges(ctx, query)),
  route(tariffs.addLocalCharges, (ctx, { body }) => addLocalCharges(ctx, body.rows)),
  route(exportSheet, (ctx, { body }) => exportRates(ctx, body)),
  ...[laneSurchargeRules, localChargeRules].flatMap(entityRoutes),
];

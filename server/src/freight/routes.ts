import * as rates from '@fairway/contract/freight-rates.ts';
import * as search from '@fairway/contract/freight-search.ts';
import { entityRoutes } from '../entities/routes.ts';
import { type Route, route } from '../http/context.ts';
import { laneSurchargeRules, localChargeRules } from './local-charge-rules.ts';
import { addRate, changeRate } from './save-rate.ts';
import { priceRate, searchRates } from './search-rates.ts';
import { getRate, listRateHistory, listRateSailings, listRates, listRateTrend } from './show-rates.ts';

export const freightRoutes: Route[] = [
  route(rates.listRates, (ctx, { body }) => listRates(ctx, body)),
  route(search.searchRates, (ctx, { body }) => searchRates(ctx, body)),
  route(rates.getRate, (ctx, { params }) => getRate(ctx, params.id)),
  route(search.priceRate, (ctx, { params, body }) => priceRate(ctx, params.id, body)),
  route(search.listRateSailings, (ctx, { params }) => listRateSailings(ctx, params.id)),
  route(search.listRateTrend, (ctx, { params }) => listRateTrend(ctx, params.id)),
  route(rates.addRate, (ctx, { body }) => addRate(ctx, body)),
  route(rates.changeRate, (ctx, { params, body }) => changeRate(ctx, params.id, body)),
  route(rates.listRateHistory, (ctx, { params, query }) => listRateHistory(ctx, params.id, query)),
  ...[laneSurchargeRules, localChargeRules].flatMap(entityRoutes),
];

import { entityImports } from '@fairway/contract/entity-imports.ts';
import { findExchangeRate } from '@fairway/contract/exchange-rates.ts';
import { listPortPlaces } from '@fairway/contract/ports.ts';
import { entityImportRoutes, entityRoutes } from '../entities/routes.ts';
import { type Route, route } from '../http/context.ts';
import { carrierRules, sailingRules, vesselRules, voyageRules } from './carrier-rules.ts';
import { chargeCodeRules, containerTypeRules } from './code-rules.ts';
import { exchangeRateOn, exchangeRateRules } from './exchange-rate-rules.ts';
import { placesOfPorts } from './lookups.ts';
import { portRules, terminalRules, tradeLineRules } from './place-rules.ts';

export const masterDataRoutes: Route[] = [
  route(findExchangeRate, ({ db }, { query }) => exchangeRateOn(db, query)),
  route(listPortPlaces, (ctx, { query }) => placesOfPorts(ctx, query.ids)),
  ...[tradeLineRules, portRules, terminalRules].flatMap(entityRoutes),
  ...[carrierRules, vesselRules, voyageRules, sailingRules].flatMap(entityRoutes),
  ...[chargeCodeRules, containerTypeRules, exchangeRateRules].flatMap(entityRoutes),
  ...entityImportRoutes(tradeLineRules, entityImports.TradeLine),
  ...entityImportRoutes(portRules, entityImports.Port),
  ...entityImportRoutes(terminalRules, entityImports.Terminal),
  ...entityImportRoutes(carrierRules, entityImports.Carrier),
  ...entityImportRoutes(vesselRules, entityImports.Vessel),
  ...entityImportRoutes(voyageRules, entityImports.Voyage),
  ...entityImportRoutes(sailingRules, entityImports.Sailing),
  ...entityImportRoutes(chargeCodeRules, entityImports.ChargeCode),
  ...entityImportRoutes(containerTypeRules, entityImports.ContainerType),
  ...entityImportRoutes(exchangeRateRules, entityImports.ExchangeRate),
];

import type { EntityDescription } from '../entities/entity-description.ts';
import { carrierDescription, vesselDescription } from './carriers.ts';
import { chargeCodeDescription, containerTypeDescription } from './codes.ts';
import { exchangeRateDescription } from './exchange-rates.ts';
import { portDescription, terminalDescription, tradeLineDescription } from './places.ts';
import { sailingDescription, voyageDescription } from './sailings.ts';

export const masterDataEntities: readonly [EntityDescription, ...EntityDescription[]] = [
  portDescription,
  terminalDescription,
  carrierDescription,
  vesselDescription,
  tradeLineDescription,
  containerTypeDescription,
  chargeCodeDescription,
];

export const sailingEntities: readonly [EntityDescription, ...EntityDescription[]] = [
  sailingDescription,
  voyageDescription,
];

export const allEntities: readonly [EntityDescription, ...EntityDescription[]] = [
  ...masterDataEntities,
  ...sailingEntities,
  exchangeRateDescription,
];

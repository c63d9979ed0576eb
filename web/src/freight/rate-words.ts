import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type {
  RateState,
  RateType,
  SpaceState,
  TransportMode,
  ValidityBasis,
} from '@fairway/contract/freight-rates.ts';
import type { chargeSources } from '@fairway/contract/freight-search.ts';
import type { PlainKey } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';

export const modeWords: Readonly<Record<TransportMode, PlainKey>> = {
  FCL: 'rateModeFcl',
  LCL: 'rateModeLcl',
  AIR: 'rateModeAir',
  RAIL: 'rateModeRail',
};

export const rateTypeWords: Readonly<Record<RateType, PlainKey>> = {
  FAK: 'rateTypeFak',
  NAC: 'rateTypeNac',
  SPOT: 'rateTypeSpot',
  PROMO: 'rateTypePromo',
  CONTRACT: 'rateTypeContract',
};

export const basisWords: Readonly<Record<ValidityBasis, PlainKey>> = {
  soEtd: 'rateBasisSoEtd',
  scheduledEtd: 'rateBasisScheduledEtd',
  vesselAtd: 'rateBasisVesselAtd',
  lastEtd: 'rateBasisLastEtd',
  onBoard: 'rateBasisOnBoard',
  feederEtd: 'rateBasisFeederEtd',
  feederAtd: 'rateBasisFeederAtd',
};

export const stateWords: Readonly<Record<RateState, PlainKey>> = {
  draft: 'rateStateDraft',
  published: 'rateStatePublished',
  suspended: 'rateStateSuspended',
  expired: 'rateStateExpired',
};

export const stateTones: Readonly<Record<RateState, Tone>> = {
  draft: 'brand',
  published: 'good',
  suspended: 'warn',
  expired: 'neutral',
};

export const spaceWords: Readonly<Record<SpaceState, PlainKey>> = {
  ok: 'rateSpaceOk',
  tight: 'rateSpaceTight',
  full: 'rateSpaceFull',
  unknown: 'rateSpaceUnknown',
};

export const spaceTones: Readonly<Record<SpaceState, Tone>> = {
  ok: 'good',
  tight: 'warn',
  full: 'bad',
  unknown: 'neutral',
};

/** What a price is for one of. */
export const unitWords: Readonly<Record<ChargeUnit, PlainKey>> = {
  ctn: 'mdUnitCtn',
  teu: 'mdUnitTeu',
  bl: 'mdUnitBl',
  rt: 'mdUnitRt',
  cbm: 'mdUnitCbm',
  kg: 'mdUnitKg',
  shipment: 'mdUnitShipment',
  set: 'mdUnitSet',
  day: 'mdUnitDay',
  pct: 'mdUnitPct',
};

export const sourceWords: Readonly<Record<(typeof chargeSources)[number], PlainKey>> = {
  freight: 'rateSourceFreight',
  rateSurcharge: 'rateSourceRate',
  laneSurcharge: 'rateSourceLane',
  localCharge: 'rateSourceLocal',
  customerCharge: 'rateSourceCustomer',
};

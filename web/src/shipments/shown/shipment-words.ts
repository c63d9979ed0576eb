import type { CutOff } from '@fairway/contract/carriers.ts';
import type {
  Business,
  MemberRole,
  ReferenceKind,
  ShipmentSegment,
  ShipmentState,
} from '@fairway/contract/shipment-fields.ts';
import type { ExceptionStatus } from '@fairway/contract/shipment-tracking.ts';
import type {
  DelayReason,
  ExceptionCode,
  Milestone,
  Severity,
  ShipmentStage,
} from '@fairway/contract/tracking.ts';
import type { PlainKey } from '../../language/words.ts';

export const segmentWords: Readonly<Record<ShipmentSegment, PlainKey>> = {
  all: 'segmentAll',
  notSailed: 'segmentNotSailed',
  onTheWay: 'segmentOnTheWay',
  arrived: 'segmentArrived',
  troubled: 'segmentTroubled',
  awaitsRelease: 'segmentAwaitsRelease',
  finished: 'segmentFinished',
};

export const shipmentStateWords: Readonly<Record<ShipmentState, PlainKey>> = {
  active: 'shipmentActive',
  closed: 'shipmentClosed',
  cancelled: 'shipmentCancelled',
};

export const stageWords: Readonly<Record<ShipmentStage, PlainKey>> = {
  unbooked: 'stageUnbooked',
  booked: 'stageBooked',
  emptyOut: 'stageEmptyOut',
  gatedIn: 'stageGatedIn',
  cleared: 'stageCleared',
  loaded: 'stageLoaded',
  atSea: 'stageAtSea',
  transhipping: 'stageTranshipping',
  arrived: 'stageArrived',
  discharged: 'stageDischarged',
  available: 'stageAvailable',
  gatedOut: 'stageGatedOut',
  delivered: 'stageDelivered',
  emptyReturned: 'stageEmptyReturned',
  closed: 'stageClosed',
};

export const milestoneWords: Readonly<Record<Milestone, PlainKey>> = {
  BOOKED: 'milestoneBooked',
  CTN_REL: 'milestoneCtnRel',
  EMPTY_OUT: 'milestoneEmptyOut',
  STUFFED: 'milestoneStuffed',
  VGM_OK: 'milestoneVgmOk',
  SI_OK: 'milestoneSiOk',
  GATE_IN: 'milestoneGateIn',
  EXP_DECL: 'milestoneExpDecl',
  EXP_CLR: 'milestoneExpClr',
  TML_OK: 'milestoneTmlOk',
  STOWED: 'milestoneStowed',
  LOADED: 'milestoneLoaded',
  DEP: 'milestoneDep',
  BL_ISSUED: 'milestoneBlIssued',
  TELEX: 'milestoneTelex',
  TS_ARR: 'milestoneTsArr',
  TS_DISC: 'milestoneTsDisc',
  TS_LOAD: 'milestoneTsLoad',
  TS_DEP: 'milestoneTsDep',
  ARR: 'milestoneArr',
  DISC: 'milestoneDisc',
  IMP_CLR: 'milestoneImpClr',
  HOLD: 'milestoneHold',
  AVAIL: 'milestoneAvail',
  DO_REL: 'milestoneDoRel',
  GATE_OUT: 'milestoneGateOut',
  RAIL_DEP: 'milestoneRailDep',
  RAIL_ARR: 'milestoneRailArr',
  DELIVERED: 'milestoneDelivered',
  EMPTY_IN: 'milestoneEmptyIn',
  CLOSED: 'milestoneClosed',
};

export const exceptionWords: Readonly<Record<ExceptionCode, PlainKey>> = {
  ETD_DELAY: 'exceptionEtdDelay',
  ETA_DELAY: 'exceptionEtaDelay',
  ROLLED: 'exceptionRolled',
  PORT_OMIT: 'exceptionPortOmit',
  BLANK: 'exceptionBlank',
  CUTOFF_RISK: 'exceptionCutoffRisk',
  CUSTOMS_HOLD: 'exceptionCustomsHold',
  INSPECT: 'exceptionInspect',
  TS_DWELL: 'exceptionTsDwell',
  LFD_RISK: 'exceptionLfdRisk',
  DET_RISK: 'exceptionDetRisk',
  STALE: 'exceptionStale',
  DOC_MISSING: 'exceptionDocMissing',
  BAD_CTN_NO: 'exceptionBadCtnNo',
  PRICE_RISK: 'exceptionPriceRisk',
};

export const exceptionStatusWords: Readonly<Record<ExceptionStatus, PlainKey>> = {
  open: 'exceptionOpen',
  acknowledged: 'exceptionAcknowledged',
  resolved: 'exceptionResolved',
  ignored: 'exceptionIgnored',
};

export const severityWords: Readonly<Record<Severity, PlainKey>> = {
  info: 'severityInfo',
  warn: 'severityWarn',
  high: 'severityHigh',
  critical: 'severityCritical',
};

export const businessWords: Readonly<Record<Business, PlainKey>> = {
  SE: 'businessSe',
  SI: 'businessSi',
  AE: 'businessAe',
  AI: 'businessAi',
  RE: 'businessRe',
  LT: 'businessLt',
};

export const memberRoleWords: Readonly<Record<MemberRole, PlainKey>> = {
  sales: 'memberRoleSales',
  service: 'memberRoleService',
  operator: 'memberRoleOperator',
  documents: 'memberRoleDocuments',
  pricing: 'memberRolePricing',
  receivable: 'memberRoleReceivable',
  payable: 'memberRolePayable',
  overseas: 'memberRoleOverseas',
};

export const referenceWords: Readonly<Record<ReferenceKind, PlainKey>> = {
  shipment: 'referenceShipment',
  order: 'referenceOrder',
  mbl: 'referenceMbl',
  hbl: 'referenceHbl',
  so: 'referenceSo',
  container: 'referenceContainer',
  customerRef: 'referenceCustomerRef',
  po: 'referencePo',
  seal: 'referenceSeal',
};

const cutOffWords: Readonly<Record<CutOff, PlainKey>> = {
  gateOpen: 'dueGateOpen',
  cutManifest: 'dueManifest',
  cutVgm: 'dueVgm',
  cutSi: 'dueSi',
  cutCustoms: 'dueCustoms',
  cutPort: 'duePort',
};

/** What `nextDueKind` says, by the name of the field it stands in. */
export function dueWord(kind: string | null): PlainKey {
  const known: Readonly<Record<string, PlainKey>> = {
    ...cutOffWords,
    lastFreeDay: 'dueFreeDay',
    detentionFreeUntil: 'dueDetention',
  };
  return known[kind ?? ''] ?? 'dueOther';
}

export const delayWords: Readonly<Record<DelayReason, PlainKey>> = {
  ...{ WEA: 'delayWeather', BAD: 'delayBadWeather', CON: 'delayCongestion', POR: 'delayPort' },
  ...{ BER: 'delayBerth', ANA: 'delayAnchorage', CAN: 'delayCanal', TEC: 'delayTechnical' },
  ...{ STR: 'delayStrike', CUS: 'delayCustoms', CGO: 'delayCargo', DOC: 'delayDocuments' },
  SCH: 'delaySchedule',
};

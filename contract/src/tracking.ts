/** Who says that something happened to the cargo. */
export const eventSources = [
  'terminal',
  'customs',
  'carrier',
  'edi',
  'provider',
  'ais',
  'excel',
  'manual',
] as const;
export type EventSource = (typeof eventSources)[number];

/** Planned once, expected by now, happened: PLN, EST and ACT of DCSA. */
export const eventClassifiers = ['PLN', 'EST', 'ACT'] as const;
export type EventClassifier = (typeof eventClassifiers)[number];

/** What can happen to cargo, in the order of a usual voyage; RAIL_DEP and RAIL_ARR are the leg behind the port. */
export const milestones = [
  'BOOKED',
  'CTN_REL',
  'EMPTY_OUT',
  'STUFFED',
  'VGM_OK',
  'SI_OK',
  'GATE_IN',
  'EXP_DECL',
  'EXP_CLR',
  'TML_OK',
  'STOWED',
  'LOADED',
  'DEP',
  'BL_ISSUED',
  'TELEX',
  'TS_ARR',
  'TS_DISC',
  'TS_LOAD',
  'TS_DEP',
  'ARR',
  'DISC',
  'IMP_CLR',
  'HOLD',
  'AVAIL',
  'DO_REL',
  'GATE_OUT',
  'RAIL_DEP',
  'RAIL_ARR',
  'DELIVERED',
  'EMPTY_IN',
  'CLOSED',
] as const;
export type Milestone = (typeof milestones)[number];

/** How far cargo has come; worked out from events, never typed. */
export const shipmentStages = [
  'unbooked',
  'booked',
  'emptyOut',
  'gatedIn',
  'cleared',
  'loaded',
  'atSea',
  'transhipping',
  'arrived',
  'discharged',
  'available',
  'gatedOut',
  'delivered',
  'emptyReturned',
  'closed',
] as const;
export type ShipmentStage = (typeof shipmentStages)[number];

/** What can be wrong with a shipment on its way. */
export const exceptionCodes = [
  'ETD_DELAY',
  'ETA_DELAY',
  'ROLLED',
  'PORT_OMIT',
  'BLANK',
  'CUTOFF_RISK',
  'CUSTOMS_HOLD',
  'INSPECT',
  'TS_DWELL',
  'LFD_RISK',
  'DET_RISK',
  'STALE',
  'DOC_MISSING',
  'BAD_CTN_NO',
  'PRICE_RISK',
] as const;
export type ExceptionCode = (typeof exceptionCodes)[number];

export const severities = ['info', 'warn', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** Why something is late: the codes of SMDG that carriers use most. */
export const delayReasons = [
  ...(['WEA', 'BAD', 'CON', 'POR', 'BER', 'ANA', 'CAN'] as const),
  ...(['TEC', 'STR', 'CUS', 'CGO', 'DOC', 'SCH'] as const),
] as const;
export type DelayReason = (typeof delayReasons)[number];

import type { Milestone, ShipmentStage } from '@fairway/contract/tracking.ts';

export interface MilestoneFacts {
  rank: number;
  /** The stage cargo is in once this has happened. */
  stage: ShipmentStage | null;
  /**
   * Papers and customs run ahead of the cargo: a delivery order is often released while the ship is at sea. Such a
   * milestone says nothing about where the cargo is.
   */
  isPaper: boolean;
  /** Of a usual voyage of a full container: it is expected, and taken for done when a later one is. */
  isUsual: boolean;
  /** Customers are shown it. */
  isPublic: boolean;
}

const row = (
  rank: number,
  stage: ShipmentStage | null,
  marks: '' | 'paper' | 'usual' | 'public' | 'public paper' | 'public usual' | 'public usual paper',
): MilestoneFacts => ({
  ...{ rank, stage },
  isPaper: marks.includes('paper'),
  isUsual: marks.includes('usual'),
  isPublic: marks.includes('public'),
});

export const milestoneTable: Readonly<Record<Milestone, MilestoneFacts>> = {
  BOOKED: row(10, 'booked', 'public usual'),
  CTN_REL: row(20, null, ''),
  EMPTY_OUT: row(30, 'emptyOut', 'public usual'),
  STUFFED: row(40, null, ''),
  VGM_OK: row(50, null, 'paper'),
  SI_OK: row(60, null, 'paper'),
  GATE_IN: row(70, 'gatedIn', 'public usual'),
  EXP_DECL: row(80, null, 'paper'),
  EXP_CLR: row(90, 'cleared', 'public usual'),
  TML_OK: row(100, null, ''),
  STOWED: row(110, null, 'paper'),
  LOADED: row(120, 'loaded', 'public usual'),
  DEP: row(130, 'atSea', 'public usual'),
  BL_ISSUED: row(131, null, 'public paper'),
  TELEX: row(132, null, 'public paper'),
  TS_ARR: row(140, 'transhipping', 'public'),
  TS_DISC: row(150, 'transhipping', ''),
  TS_LOAD: row(160, 'transhipping', 'public'),
  TS_DEP: row(170, 'transhipping', 'public'),
  ARR: row(180, 'arrived', 'public usual'),
  DISC: row(190, 'discharged', 'public usual'),
  IMP_CLR: row(200, null, 'public paper'),
  HOLD: row(210, null, 'paper'),
  AVAIL: row(220, 'available', 'public usual'),
  DO_REL: row(230, 'available', 'public paper'),
  GATE_OUT: row(240, 'gatedOut', 'public usual'),
  RAIL_DEP: row(250, 'gatedOut', ''),
  RAIL_ARR: row(251, 'gatedOut', ''),
  DELIVERED: row(260, 'delivered', 'public usual'),
  EMPTY_IN: row(270, 'emptyReturned', 'public usual'),
  CLOSED: row(280, 'closed', 'usual'),
};

/** Transhipment and rail may come several times, once for each place; the others once for each container. */
export const comesAgain: ReadonlySet<Milestone> = new Set<Milestone>([
  'TS_ARR',
  'TS_DISC',
  'TS_LOAD',
  'TS_DEP',
  'RAIL_DEP',
  'RAIL_ARR',
  'HOLD',
]);

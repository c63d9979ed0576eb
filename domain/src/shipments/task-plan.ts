import type { Milestone } from '@fairway/contract/tracking.ts';

/** What has to be done for every shipment, in its order. */
export const taskKinds = [
  'booking',
  'truck',
  'customs',
  'vgm',
  'si',
  'checkBill',
  'signBill',
  'charges',
  'bill',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What tasks depend on. Times are milliseconds; null where they are not known. */
export interface TaskFacts {
  /** When the ship leaves: as it happened, as it is expected, or as it was planned. */
  departure: number | null;
  cutPort: number | null;
  cutCustoms: number | null;
  cutVgm: number | null;
  cutSi: number | null;
  /** What has happened, also where it is inferred. */
  reached: ReadonlySet<Milestone>;
  isBillConfirmed: boolean;
  areChargesApproved: boolean;
  isBillSent: boolean;
}

export interface PlannedTask {
  kind: TaskKind;
  /** Null while the sailing is not known. */
  dueAt: number | null;
  isDone: boolean;
}

const hour = 3_600_000;
const day = 24 * hour;
const moved = (at: number | null, by: number): number | null => (at === null ? null : at + by);

/** The tasks of a shipment with their due times: they move with its sailing and end with its events. */
export function taskPlan(facts: TaskFacts): PlannedTask[] {
  const { departure, reached } = facts;
  const has = (...wanted: readonly Milestone[]): boolean => wanted.some((one) => reached.has(one));
  const task = (kind: TaskKind, dueAt: number | null, isDone: boolean): PlannedTask => ({
    ...{ kind, dueAt, isDone },
  });
  return [
    task('booking', moved(departure, -10 * day), has('BOOKED')),
    task('truck', moved(facts.cutPort, -12 * hour), has('GATE_IN')),
    task('customs', facts.cutCustoms, has('EXP_CLR')),
    task('vgm', facts.cutVgm, has('VGM_OK')),
    task('si', facts.cutSi, has('SI_OK')),
    task('checkBill', moved(departure, day), facts.isBillConfirmed || has('BL_ISSUED', 'TELEX')),
    task('signBill', moved(departure, 2 * day), has('BL_ISSUED', 'TELEX')),
    task('charges', moved(departure, 3 * day), facts.areChargesApproved),
    task('bill', moved(departure, 5 * day), facts.isBillSent),
  ];
}

import {
  fastestOnGround,
  lateAfter,
  mostClockOff,
  type PunchFlag,
  reasonAfter,
  worstAccuracy,
} from '@fairway/contract/punch-fields.ts';
import { isInside, mostAccuracyCounted } from '../places/inside.ts';
import { metresBetween, type Spot } from '../places/spot.ts';
import { isWithinTimes, type RuleTimes } from './rule-for.ts';

export interface NotedFlag {
  flag: PunchFlag;
  value: number | null;
}

export interface Fix extends Spot {
  accuracy: number;
}

interface PunchFacts {
  position: Fix;
  isMock: boolean;
  /** True times, in milliseconds. */
  at: number;
  receivedAt: number;
  clockOffBy: number;
  wasSet: boolean;
  /** Where the target is, and how near to it counts as there. */
  target: Spot | null;
  radius: number;
  rule: RuleTimes | null;
  /** 1 Monday … 7 Sunday, and the minute of the day, where the company is. */
  weekday: number;
  minute: number;
  /** The punches of the same person just before and after, as far as they are known. */
  beside: readonly (Fix & { at: number })[];
  /** Empty where the device does not say. */
  deviceId: string;
  lastDeviceId: string;
}

/** Whether so late that a reason is needed. */
export const needsReason = (at: number, receivedAt: number): boolean => receivedAt - at > reasonAfter;

/** How far beyond the edge of a target, with the doubt of the device in its favour; null for inside. */
export function metresOutside(position: Fix, target: Spot, radius: number): number | null {
  const distance = metresBetween(position, target);
  if (isInside(distance, radius, position.accuracy)) return null;
  return Math.round(distance - radius - Math.min(Math.max(position.accuracy, 0), mostAccuracyCounted));
}

/** Closer in time than this, two positions that jump about say nothing of a journey. */
const leastHours = 1 / 60;

/** Kilometres an hour between two punches, as far as the devices are sure that they moved at all. */
export function speedBetween(one: Fix & { at: number }, other: Fix & { at: number }): number {
  const sure = metresBetween(one, other) - one.accuracy - other.accuracy;
  const hours = Math.max(Math.abs(other.at - one.at) / 3_600_000, leastHours);
  return Math.max(sure, 0) / 1_000 / hours;
}

/** All that is to be noted about a punch when it arrives; what only its day can tell is noted by its day. */
export function flagsOf(facts: PunchFacts): NotedFlag[] {
  const { position, at, receivedAt, clockOffBy, target, rule } = facts;
  const flags: NotedFlag[] = [];
  const note = (flag: PunchFlag, value: number | null = null) => flags.push({ flag, value });
  const outside = target && metresOutside(position, target, facts.radius);
  if (outside !== null) note('outsideTarget', outside);
  if (position.accuracy > worstAccuracy) note('badAccuracy', Math.round(position.accuracy));
  if (facts.isMock) note('mockLocation');
  if (facts.wasSet || Math.abs(clockOffBy) > mostClockOff) note('clockOff', clockOffBy);
  const waited = receivedAt - at;
  if (needsReason(at, receivedAt)) note('sentVeryLate', waited);
  else if (waited > lateAfter) note('sentLate', waited);
  const speed = Math.max(0, ...facts.beside.map((other) => speedBetween({ ...position, at }, other)));
  if (speed > fastestOnGround) note('impossibleSpeed', Math.round(speed));
  if (rule && !isWithinTimes(rule, facts.weekday, facts.minute)) note('outsideTimes');
  const { deviceId, lastDeviceId } = facts;
  if (deviceId && lastDeviceId && deviceId !== lastDeviceId) note('changedDevice');
  return flags;
}

import { placeDatum } from '@fairway/contract/places.ts';
import { numberOfDay, weekdayOf } from '@fairway/domain/calendar/working-days.ts';
import { metresBetween, roundedSpot, type Spot } from '@fairway/domain/places/spot.ts';
import { type Fix, flagsOf } from '@fairway/domain/punch-card/flags.ts';
import type { RuleTimes } from '@fairway/domain/punch-card/rule-for.ts';
import { trueTime } from '@fairway/domain/punch-card/true-time.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Db } from '../../database/open.ts';
import { addressOf } from '../name-address.ts';
import type { PunchedTarget } from '../targets.ts';
import type { DemoPunches } from './store.ts';

export type DemoRow = DemoPunches['punch'][number] & { at: Date; day: string };

interface Made {
  id: string;
  userId: string;
  kind: 'in' | 'out';
  target: PunchedTarget;
  position: Fix;
  at: number;
  /** Milliseconds until it could be sent. */
  waited: number;
  clockOff: number;
  isMock: boolean;
  deviceId: string;
  note: string;
  lateReason: string;
  rule: RuleTimes & { name: string; radius: number };
  before: DemoRow | undefined;
}

const fixOf = (row: DemoRow | undefined): (Fix & { at: number })[] =>
  row && typeof row.lat === 'number' && typeof row.lng === 'number' && typeof row.accuracy === 'number'
    ? [{ lat: row.lat, lng: row.lng, accuracy: row.accuracy, at: row.at.getTime() }]
    : [];

/** A row as the app would have kept it, flagged by the same rules. */
export async function demoPunch(db: Db, made: Made): Promise<DemoRow> {
  const { userId, kind, target, rule, before, deviceId } = made;
  const receivedAt = made.at + made.waited;
  const sentAt = receivedAt + made.clockOff;
  const times = { takenAt: sentAt - made.waited, sentAt, elapsedMs: made.waited };
  const time = trueTime(times, receivedAt);
  const at = new Date(time.at);
  const day = formatDate(at, 'yyyy-MM-dd');
  const position = { ...roundedSpot(made.position), accuracy: made.position.accuracy };
  const [hours = 0, minutes = 0] = formatDate(at, 'HH:mm').split(':').map(Number);
  const flags = flagsOf({
    ...{ position, isMock: made.isMock, ...time, receivedAt, target: target.spot, radius: rule.radius, rule },
    ...{ weekday: weekdayOf(numberOfDay(day)), minute: hours * 60 + minutes, beside: fixOf(before) },
    ...{ deviceId, lastDeviceId: before?.deviceId ?? '' },
  });
  const spot = target.spot as Spot;
  return {
    ...{ id: made.id, userId, clientId: made.id, kind, at, day, receivedAt: new Date(receivedAt) },
    ...{ takenAt: new Date(times.takenAt), sentAt: new Date(sentAt), elapsedMs: made.waited },
    ...{ isQueued: made.waited > 0, clockOffBy: time.clockOffBy, ...position, datum: placeDatum },
    ...{ fixes: JSON.stringify([position]), deviceId },
    ...{ targetKind: target.kind, targetId: target.id, targetName: target.name, targetEnName: target.enName },
    ...{ targetAddress: target.address, targetLat: spot.lat, targetLng: spot.lng },
    ...{ distance: Math.round(metresBetween(position, spot)), radius: rule.radius, ruleName: rule.name },
    ...{ flags: JSON.stringify(flags), flagNames: flags.map(({ flag }) => flag) },
    ...{ note: made.note, watermark: '', lateReason: made.lateReason, photoCount: 0 },
    ...(await addressOf({ db, language: 'zh' }, position)),
    ...{ pairId: null, minutes: null, positionRemovedAt: null, photosRemovedAt: null },
  };
}

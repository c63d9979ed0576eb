import type { Milestone } from '@fairway/contract/tracking.ts';
import { instantOf, wallTimeOf } from '../time/zoned.ts';
import { milestoneTable } from './milestone-table.ts';

/** Of what and when somebody wants to hear. Times of the day are minutes in their zone. */
export interface NewsPreference {
  /** Of every shipment that is theirs. */
  isSubscribed: boolean;
  milestones: readonly Milestone[];
  onEta: boolean;
  onException: boolean;
  /** The same twice: no quiet hours. */
  quietFrom: number;
  quietTo: number;
  timeZone: string;
  delivery: 'now' | 'daily';
  dailyAt: number;
}

const usual: Omit<NewsPreference, 'milestones'> = {
  ...{ isSubscribed: true, onEta: true, onException: true, quietFrom: 22 * 60, quietTo: 8 * 60 },
  ...{ timeZone: 'Asia/Shanghai', dailyAt: 18 * 60 },
  delivery: 'now',
};

/** Until somebody says otherwise: customers hear of what they wait for, staff of the voyage. */
export const usualPreference = (isStaff: boolean): NewsPreference => ({
  ...usual,
  milestones: isStaff ? ['DEP', 'ARR'] : ['DEP', 'TELEX', 'ARR', 'DO_REL', 'GATE_OUT', 'DELIVERED'],
});

/** Of which milestones somebody can hear: customers of public ones only. */
export const canHearOf = (milestone: Milestone, isStaff: boolean): boolean =>
  isStaff || milestoneTable[milestone].isPublic;

/** An arrival that moves by less is not worth a message. */
const leastMove = 12 * 3_600_000;
export const isEtaNews = (told: number | null, eta: number | null): boolean =>
  told !== null && eta !== null && Math.abs(eta - told) >= leastMove;

const isQuiet = (minute: number, { quietFrom, quietTo }: NewsPreference): boolean =>
  quietFrom <= quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;

/** When something that is news now is told: at once, when the quiet hours end, or with everything of the day. */
export function tellingTime(now: number, preference: NewsPreference): number {
  const wall = wallTimeOf(now, preference.timeZone);
  if (!wall) return now;
  const next = (minute: number): number => {
    const at = (days: number) =>
      instantOf(
        { ...wall, day: wall.day + days, hour: Math.floor(minute / 60), minute: minute % 60, second: 0 },
        preference.timeZone,
      ) ?? now;
    const today = at(0);
    return today >= now ? today : at(1);
  };
  if (preference.delivery === 'daily') return next(preference.dailyAt);
  return isQuiet(wall.hour * 60 + wall.minute, preference) ? next(preference.quietTo) : now;
}

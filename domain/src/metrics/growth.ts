import type { TargetPace } from '@fairway/contract/board-fields.ts';
import { exact } from '../money/money.ts';

/** By how many percent something grew, with one decimal; null where there is nothing to compare with. */
export function growthOf(now: string | null, before: string | null): string | null {
  if (now === null || before === null) return null;
  const base = exact(before);
  if (base.isZero()) return null;
  return short(exact(now).minus(base).times(100).div(base.abs()).toFixed(1));
}

/** How much more it is: for what is in percent itself, in points. */
export const changeOf = (now: string | null, before: string | null): string | null =>
  now === null || before === null ? null : exact(now).minus(exact(before)).toFixed();

export interface Pace {
  /** Percent of the target. */
  attained: string;
  /** Percent of the working days. */
  elapsed: string;
  /** Behind by more than a tenth of what should be there by now, ahead by it, or neither. */
  pace: TargetPace;
}

/** How far one is on the way to a target; null without one. */
export function paceOf(
  actual: string,
  target: string | null,
  days: { elapsed: number; total: number },
): Pace | null {
  if (target === null || exact(target).lessThanOrEqualTo(0)) return null;
  const attained = exact(actual).times(100).div(exact(target));
  const elapsed = days.total === 0 ? exact(100) : exact(days.elapsed).times(100).div(days.total);
  const ratio = elapsed.isZero() ? exact(1) : attained.div(elapsed);
  return {
    ...{ attained: short(attained.toFixed(1)), elapsed: short(elapsed.toFixed(1)) },
    pace: ratio.lessThan('0.9') ? 'behind' : ratio.greaterThan('1.1') ? 'ahead' : 'onTrack',
  };
}

const short = (text: string): string => (text === '-0.0' ? '0' : text.replace(/\.0$/, ''));

import type { BoardBasis, TargetMetric } from '@fairway/contract/board-fields.ts';
import type { TargetReached } from '@fairway/contract/targets.ts';
import { type Days, lastDayOf } from '@fairway/domain/metrics/compared-period.ts';
import { paceOf } from '@fairway/domain/metrics/growth.ts';
import { metricOf } from '@fairway/domain/metrics/metrics.ts';
import type { Sums } from '@fairway/domain/metrics/sums.ts';
import {
  elapsedPercent,
  targetOfDays,
  type WorkedDays,
  workedDaysOf,
} from '@fairway/domain/metrics/targets.ts';
import { monthOf } from '@fairway/domain/time/calendar-day.ts';
import { workCalendar } from '../../calendar/work-calendar.ts';
import { companyDay } from '../../freight/company-day.ts';
import type { Context } from '../../http/context.ts';

/** The period of targets, and what compares figures with them. */
export interface TargetPeriod {
  /** From month to month, as targets are set. */
  months: Days;
  worked: WorkedDays & { percent: string };
  /** By month what is to be reached. */
  reached: (metric: TargetMetric, sums: Sums, targets: ReadonlyMap<string, string | null>) => TargetReached;
}

/** Figures by accounting period are those of whole months, so their targets are, too. */
export async function targetPeriod(
  { db, now }: Pick<Context, 'db' | 'now'>,
  asked: Days & { basis: BoardBasis },
): Promise<TargetPeriod> {
  const calendar = await workCalendar(db);
  const days =
    asked.basis === 'period'
      ? { from: `${monthOf(asked.from)}-01`, to: lastDayOf(monthOf(asked.to)) }
      : { from: asked.from, to: asked.to };
  const worked = workedDaysOf(days, companyDay(now), calendar);
  return {
    months: { from: monthOf(days.from), to: monthOf(days.to) },
    worked: { ...worked, percent: elapsedPercent(worked) },
    reached: (metric, sums, targets) => {
      const target = targetOfDays(targets, days, calendar);
      const actual = metricOf(metric, sums) ?? '0';
      const { attained = null, pace = null } = paceOf(actual, target, worked) ?? {};
      return { actual, target, attained, pace };
    },
  };
}

import { AppError } from '@fairway/contract/app-error.ts';
import {
  getFlowStatistics,
  mostStatisticsDays,
  type StatisticsPeriod,
  statisticsPeriods,
} from '@fairway/contract/workflow-statistics.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { periodsOf } from '@fairway/domain/workflow/views/statistics/period.ts';
import { useQuery } from '@tanstack/react-query';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { load } from '../../wire/calls.ts';

const narrowing = ['templateId', 'flowCategory', 'departmentId'] as const;
export type StatisticsConditions = Record<(typeof narrowing)[number], string>;
export const noConditions: StatisticsConditions = { templateId: '', flowCategory: '', departmentId: '' };

/** What is looked at, kept in the URL, and its figures. */
export function useStatistics() {
  const { values, change } = useUrlFilters(['period', 'from', 'to', ...narrowing]);
  const { from, to, ...conditions } = values;
  const period: StatisticsPeriod = statisticsPeriods.find((one) => one === values.period) ?? 'month';
  const days = period === 'days' ? { from, to } : {};
  const isPeriod = periodsOf({ period, ...days }, Date.now(), defaultZone) !== undefined;
  const given = Object.entries(conditions).filter(([name, value]) => name !== 'period' && value !== '');
  const figures = useQuery({
    ...load(getFlowStatistics, { query: { period, ...days, ...Object.fromEntries(given) } }),
    enabled: isPeriod,
    // The screen itself says what it was refused.
    meta: { quiet: true },
  });
  return {
    ...{ period, from, to, change, figures },
    conditions: conditions as StatisticsConditions,
    isNarrowed: narrowing.some((name) => values[name] !== ''),
    /** What has to be chosen before there are figures. */
    missing: isPeriod ? undefined : { most: mostStatisticsDays },
    refusal: figures.error instanceof AppError ? figures.error : undefined,
  };
}

import type { FlowStatistics } from '@fairway/contract/workflow-statistics.ts';
import { monitorPath, workflowPaths } from '../paths.ts';
import type { StatisticsConditions } from './use-statistics.ts';

type OfPeriod = Pick<FlowStatistics, 'scope' | 'period'>;

/** The requests of a period: all of them, or one's own. */
export function requestsPath(
  { scope, period }: OfPeriod,
  { templateId, flowCategory }: Pick<StatisticsConditions, 'templateId' | 'flowCategory'>,
): string {
  const query = new URLSearchParams({
    ...period,
    ...(templateId && { templateId }),
    ...(flowCategory && { flowCategory }),
  });
  return `${scope === 'all' ? monitorPath : workflowPaths.launched}?${query}`;
}

/** What stands behind a step: the requests of its flow, or what one decided in it. */
export const stepPath = (of: OfPeriod, templateId: string): string =>
  of.scope === 'all'
    ? requestsPath(of, { templateId, flowCategory: '' })
    : `${workflowPaths.done}?${new URLSearchParams({ ...of.period, templateId })}`;

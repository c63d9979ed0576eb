import type { PunchStatistic } from '@fairway/contract/punch-card.ts';
import { choicesText, rangeText } from '../../ui/table/filter.ts';
import { punchTeamScreen } from '../paths.ts';
import type { StatisticKind } from './statistic-columns.ts';

/** The punches a row counts; a row of punches without a target has no list of its own. */
export function punchesOfPath(
  by: StatisticKind,
  { key }: Pick<PunchStatistic, 'key'>,
  days: { from: string; to: string },
): string | undefined {
  const query = new URLSearchParams({ 'f.at': rangeText(days) });
  if (by === 'person') query.set('f.person', choicesText([key]));
  if (by === 'day') query.set('f.at', rangeText({ from: key, to: key }));
  if (by === 'target') {
    const [, kind, id] = /^(customer|port)-(.+)$/.exec(key) ?? [];
    if (!kind || !id) return undefined;
    query.set('targetKind', kind);
    query.set('targetId', id);
  }
  return `${punchTeamScreen}?${query}`;
}

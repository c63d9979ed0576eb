import type { BoardMetric } from '@fairway/contract/board-fields.ts';
import type { BoardValues } from '@fairway/contract/boards.ts';
import { changeOf, growthOf } from '@fairway/domain/metrics/growth.ts';
import { metrics } from '@fairway/domain/metrics/metrics.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { shortFigure } from '../language/figures.ts';
import type { LanguageTag, Say } from '../language/words.ts';
import type { Measure } from '../ui/chart/chart-data.ts';
import { metricWords } from './metric-words.ts';

/** No figure: there was nothing to divide by. */
export const noFigure = '—';

/** What stands behind a figure. */
export function unitOf(metric: BoardMetric, currency: string): string {
  const { unit } = metrics[metric];
  if (unit === 'money') return currency;
  return unit === 'percent' ? '%' : unit === 'kg' ? 'kg' : '';
}

/** To the last digit. */
export function exactMetric(words: Say, metric: BoardMetric, value: string | null | undefined): string {
  if (value == null) return noFigure;
  const { unit } = metrics[metric];
  if (unit === 'percent') return `${value}%`;
  if (unit === 'days') return words('boardsDays', { count: value });
  return thousandsFormat(unit === 'count' || unit === 'teu' ? rounded(value, 2) : value);
}

/** As it stands where there is little room: from ten thousand on in short. */
export function shortMetric(
  words: Say,
  language: LanguageTag,
  metric: BoardMetric,
  value: string | null | undefined,
): string {
  if (value == null) return noFigure;
  const { unit } = metrics[metric];
  if (unit === 'percent' || unit === 'days') return exactMetric(words, metric, value);
  return Math.abs(Number(value)) < 10_000
    ? exactMetric(words, metric, unit === 'money' ? value : rounded(value, 2))
    : shortFigure(language, Number(value));
}

const rounded = (value: string, decimals: number): string => String(Number(Number(value).toFixed(decimals)));

/** By how much it grew, with its direction: what is in percent grows by points. */
export function growthText(
  words: Say,
  metric: BoardMetric,
  now: BoardValues,
  before: BoardValues | null,
): { text: string; isGood: boolean | null } | null {
  const [value, then] = [now[metric] ?? null, before?.[metric] ?? null];
  const isPercent = metrics[metric].unit === 'percent' || metrics[metric].unit === 'days';
  const change = isPercent ? changeOf(value, then) : growthOf(value, then);
  if (change === null) return null;
  const sign = Math.sign(Number(change));
  const size = change.replace('-', '');
  const amount = !isPercent
    ? `${size}%`
    : metrics[metric].unit === 'days'
      ? words('boardsDays', { count: size })
      : words('boardsPoints', { count: size });
  return {
    text: sign === 0 ? '=' : `${sign > 0 ? '▲' : '▼'} ${amount}`,
    isGood: sign === 0 ? null : sign > 0 !== (metrics[metric].isBad ?? false),
  };
}

/** As charts write it. */
export const measureOf = (words: Say, metric: BoardMetric, currency: string): Measure => ({
  name: words(metricWords[metric]),
  ...(unitOf(metric, currency) && metrics[metric].unit !== 'percent' && { unit: unitOf(metric, currency) }),
  ...(metrics[metric].unit === 'percent' ? { isShare: true } : {}),
  ...(metrics[metric].unit === 'money' ? { decimals: 2 } : {}),
});

/** As charts take it: of percents the share. */
export const figureOf = (metric: BoardMetric, value: string | null | undefined): number | null =>
  value == null ? null : metrics[metric].unit === 'percent' ? Number(value) / 100 : Number(value);

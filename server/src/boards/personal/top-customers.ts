import { type BoardMetric, noneKey } from '@fairway/contract/board-fields.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import type { Days } from '@fairway/domain/metrics/compared-period.ts';
import { orderValue } from '@fairway/domain/metrics/metrics.ts';
import { daysSinceLast } from '@fairway/domain/metrics/standing.ts';
import { noSums } from '@fairway/domain/metrics/sums.ts';
import { companyDay } from '../../freight/company-day.ts';
import type { Context } from '../../http/context.ts';
import { namesOfKeys } from '../board-names.ts';
import { dayText, type Question } from '../board-question.ts';
import { sumsByKey } from '../show-ranking.ts';

const most = 5;

/** Who brought most, and how long ago each of them shipped last, whoever of their shipments is asked for. */
export async function topCustomers(
  ctx: Context,
  question: Question,
  days: Days,
): Promise<Reply<typeof getPersonalBoard>['customers']> {
  const by: BoardMetric = question.shown.includes('profit') ? 'profit' : 'revenue';
  const sums = sumsByKey(question, 'customer', question.rows(days));
  const worth = (key: string) => orderValue(by, sums.get(key) ?? noSums()) ?? 0;
  const keys = [...sums.keys()]
    .filter((key) => key !== noneKey)
    .sort((one, other) => worth(other) - worth(one) || (one < other ? -1 : 1))
    .slice(0, most);
  const nameOf = await namesOfKeys(ctx, 'customer', keys);
  const sailed = sailingsOf(question, keys);
  return keys.map((key) => ({
    ...{ key, name: nameOf(key), values: question.valuesOf(sums.get(key) ?? noSums()) },
    daysSinceLast: daysSinceLast(sailed.get(key) ?? [], companyDay(ctx.now)),
  }));
}

function sailingsOf({ table, rows }: Question, keys: readonly string[]): ReadonlyMap<string, string[]> {
  const { sails, places, volumes, texts } = table;
  const days = new Map(keys.map((key) => [texts.knownCodeOf(key), new Set<number>()]));
  // By when they sail, whatever else is counted by: it is about who ships.
  for (const row of rows(null, 'sailing'))
    if ((volumes.jobs[row] as number) > 0)
      days.get(places.customerId[row] as number)?.add(sails[row] as number);
  return new Map(keys.map((key) => [key, [...(days.get(texts.knownCodeOf(key)) ?? [])].map(dayText)]));
}

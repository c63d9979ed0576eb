import { AppError } from '@fairway/contract/app-error.ts';
import { type BoardDimension, type BoardMetric, noneKey } from '@fairway/contract/board-fields.ts';
import type { getBoardRanking as call } from '@fairway/contract/boards.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { rankedBy } from '@fairway/domain/metrics/concentration.ts';
import { metrics, orderValue } from '@fairway/domain/metrics/metrics.ts';
import { noSums, type Sums } from '@fairway/domain/metrics/sums.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { namesOfKeys } from './board-names.ts';
import { companyQuestion, comparedWith, type Question, refuseGuarded } from './board-question.ts';
import { sumGroups, sumRows } from './figures/scan.ts';
import { sumBoxTypes } from './figures/sum-box-types.ts';

/** The figures of a period by what they are of, those with most of something first. */
export async function getBoardRanking(
  ctx: Context,
  { compare, dimension, ...asked }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  const question = await companyQuestion(ctx, asked);
  if (dimension === 'person' && !question.seesPeople) throw new AppError('FORBIDDEN');
  const { sidx = question.seesProfit ? 'profit' : 'revenue', sort, currentPage, pageSize } = asked;
  refuseGuarded(question, sidx);
  const { table, state, valuesOf } = question;
  const compared = comparedWith(question, compare);
  const rows = question.rows(question.days);
  const rowsBefore = compared && question.rows(compared);
  const now = sumsByKey(question, dimension, rows);
  const before = rowsBefore && sumsByKey(question, dimension, rowsBefore);
  const ranks = rankOf(now, sidx);
  const order = sort === 'asc' ? -1 : 1;
  const keys = [...now.keys()].sort((one, other) => {
    const [first, second] = [orderValue(sidx, sumsIn(now, one)), orderValue(sidx, sumsIn(now, other))];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return order * (second - first) || (one < other ? -1 : 1);
  });
  const page = keys.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  const nameOf = await namesOfKeys(ctx, dimension, page);
  return {
    ...pageOf(
      page.map((key) => {
        const { share = null, cumulated = null, class: grade = null } = ranks.get(key) ?? {};
        return {
          ...{ key, name: nameOf(key), values: valuesOf(sumsIn(now, key)), share, cumulated, class: grade },
          before: before && valuesOf(sumsIn(before, key)),
        };
      }),
      asked,
      keys.length,
    ),
    ...{ ...question.answered, compared },
    total: valuesOf(sumRows(table, state, rows)),
    totalBefore: rowsBefore && valuesOf(sumRows(table, state, rowsBefore)),
  };
}

const sumsIn = (sums: ReadonlyMap<string, Sums>, key: string): Sums => sums.get(key) ?? noSums();

/** The sums of each key; what has none stands by `none`. */
export function sumsByKey(
  question: Question,
  dimension: BoardDimension,
  rows: Int32Array,
): Map<string, Sums> {
  if (dimension === 'boxType') return sumBoxTypes(question.table, question.state, rows);
  const sums = sumGroups(question.table, question.state, rows, [question.groupsBy(dimension)]);
  return new Map(
    sums.map(({ groups: [group = 0], sums }) => [question.keyOf(dimension, group) ?? noneKey, sums]),
  );
}

/** Shares of what adds up; a margin has none. */
function rankOf(sums: ReadonlyMap<string, Sums>, metric: BoardMetric) {
  if (metrics[metric].by) return new Map<string, never>();
  const values = new Map([...sums].map(([key, one]) => [key, orderValue(metric, one) ?? 0]));
  return new Map(rankedBy(values).map((ranked) => [ranked.key, ranked]));
}

import type { BoardComparison, TargetMetric } from '@fairway/contract/board-fields.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import type { Days } from '@fairway/domain/metrics/compared-period.ts';
import { orderValue } from '@fairway/domain/metrics/metrics.ts';
import { placeAmong } from '@fairway/domain/metrics/standing.ts';
import type { Context } from '../../http/context.ts';
import { type Asked, comparedWith, departments, question } from '../board-question.ts';
import { sumGroups } from '../figures/scan.ts';

type Rank = NonNullable<Reply<typeof getPersonalBoard>['targets']>['rank'];

/** My place among those of my department who sell: how they fare is not said. */
export async function rankInTeam(
  ctx: Context,
  asked: Asked,
  { compare, metric }: { compare: BoardComparison; metric: TargetMetric },
): Promise<Rank> {
  const { userId, organisationStamp } = ctx.session;
  const departmentOf = await departments(ctx.db, organisationStamp);
  const own = departmentOf.get(userId);
  if (own === undefined) return null;
  const team = [...departmentOf].flatMap(([id, department]) => (department === own ? [id] : []));
  const all = await question(ctx, asked, {
    ...{ sight: { companyIds: [], userIds: team }, seesProfit: true, seesPeople: true },
  });
  const figuresIn = (days: Days): ReadonlyMap<string, number> => {
    const rows = all.rows(days);
    return new Map(
      sumGroups(all.table, all.state, rows, [all.groupsBy('person')]).map(({ groups, sums }) => [
        all.keyOf('person', groups[0] as number) ?? '',
        orderValue(metric, sums) ?? 0,
      ]),
    );
  };
  const placeIn = (figures: ReadonlyMap<string, number>) =>
    placeAmong(
      figures.get(userId) ?? null,
      [...figures].flatMap(([id, figure]) => (id === userId ? [] : [figure])),
    );
  const now = figuresIn(all.days);
  const place = placeIn(now);
  if (place === null) return null;
  const compared = comparedWith(all, compare);
  return { metric, place, of: now.size, before: compared && placeIn(figuresIn(compared)) };
}

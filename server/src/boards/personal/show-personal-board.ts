import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { getPersonalBoard as call } from '@fairway/contract/personal-board.ts';
import { type Days, lastDayOf, monthsUpTo } from '@fairway/domain/metrics/compared-period.ts';
import { noSums, type Sums } from '@fairway/domain/metrics/sums.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { Context } from '../../http/context.ts';
import { type Asked, comparedWith, type Question } from '../board-question.ts';
import { sumRows } from '../figures/scan.ts';
import { sumsByKey } from '../show-ranking.ts';
import { targetPeriod } from '../targets/reached.ts';
import { findTargets } from '../targets/store.ts';
import { shownMetrics } from '../targets/target-rows.ts';
import { personalQuestion } from './personal-question.ts';
import { rankInTeam } from './rank-in-team.ts';
import { cargoOf } from './show-cargo.ts';
import { overdueOf } from './show-overdue.ts';
import { topCustomers } from './top-customers.ts';

const monthsShown = 12;

/** What is mine: as who sells, as who works on it, as finance; and of a customer their own cargo. */
export async function getPersonalBoard(
  ctx: Context,
  { compare, role: wanted, ...asked }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  const everything: Asked = { ...asked, filters: {}, currency: bookCurrency };
  const { question, role, roles } = await personalQuestion(ctx, everything, wanted);
  const { table, state, valuesOf } = question;
  const compared = comparedWith(question, compare);
  const now = sumRows(table, state, question.rows(question.days));
  const before = compared && sumRows(table, state, question.rows(compared));
  const shown = monthsUpTo(question.days.to, monthsShown);
  const year = { from: `${shown[0]}-01`, to: lastDayOf(shown.at(-1) ?? '') };
  const granted = await ctx.permissions();
  return {
    ...{ ...question.answered, compared, role, roles: [...roles] },
    can: {
      seeProfit: question.seesProfit,
      download: can(granted, 'personalBoard', 'button', 'btn_download'),
    },
    targets: role === 'sales' ? await targetsOf(ctx, question, { asked: everything, compare, now }) : null,
    ...{ now: valuesOf(now), before: before && valuesOf(before) },
    overdue: await overdueOf(ctx, { role, beforeOn: compared?.to ?? null }),
    months: monthsOf(question, shown, year),
    ...(await cargoOf(ctx)),
    customers: role === null ? [] : await topCustomers(ctx, question, year),
  };
}

function monthsOf(question: Question, shown: readonly string[], days: Days): Reply<typeof call>['months'] {
  const sums = sumsByKey(question, 'month', question.rows(days));
  return shown.map((month) => ({ month, values: question.valuesOf(sums.get(month) ?? noSums()) }));
}

async function targetsOf(
  ctx: Context,
  { seesProfit }: Question,
  { asked, compare, now }: { asked: Asked; compare: Received<typeof call>['body']['compare']; now: Sums },
): Promise<NonNullable<Reply<typeof call>['targets']>> {
  const period = await targetPeriod(ctx, asked);
  const targets = await findTargets(ctx.db, period.months, { unitIds: [], userIds: [ctx.session.userId] });
  const metrics = shownMetrics({ seeProfit: seesProfit });
  const reached = metrics.map((metric) => {
    const ofMetric = targets.filter((target) => target.metric === metric);
    return [metric, period.reached(metric, now, new Map(ofMetric.map(({ month, value }) => [month, value])))];
  });
  const rankedBy = metrics[0] ?? 'teu';
  return {
    ...{ days: period.worked, reached: Object.fromEntries(reached) },
    rank: await rankInTeam(ctx, asked, { compare, metric: rankedBy }),
  };
}

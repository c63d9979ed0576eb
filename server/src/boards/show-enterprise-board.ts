import { explainedMetrics, noneKey } from '@fairway/contract/board-fields.ts';
import type { getEnterpriseBoard as call } from '@fairway/contract/boards.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { lastDayOf, monthsUpTo } from '@fairway/domain/metrics/compared-period.ts';
import { concentrationOf } from '@fairway/domain/metrics/concentration.ts';
import { type Cause, explainChange } from '@fairway/domain/metrics/explain-change.ts';
import { metricOf, metrics } from '@fairway/domain/metrics/metrics.ts';
import { shownChange } from '@fairway/domain/metrics/shown-change.ts';
import { noSums, type Sums, sumOf } from '@fairway/domain/metrics/sums.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { monthOf } from '@fairway/domain/time/calendar-day.ts';
import type { Context } from '../http/context.ts';
import { namesOfKeys } from './board-names.ts';
import { companyQuestion, comparedWith, type Question } from './board-question.ts';
import { changeCells } from './change-cells.ts';
import { customerMoves } from './customer-moves.ts';
import { sumGroups, sumRows } from './figures/scan.ts';

const monthsShown = 12;

/** The board of the company: its figures, how they came to be so, and what stands behind the change. */
export async function getEnterpriseBoard(
  ctx: Context,
  { compare, ...asked }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  const question = await companyQuestion(ctx, asked);
  const { table, state, valuesOf } = question;
  const compared = comparedWith(question, compare);
  const rows = question.rows(question.days);
  const rowsBefore = compared && question.rows(compared);
  const now = sumRows(table, state, rows);
  const before = rowsBefore && sumRows(table, state, rowsBefore);
  const granted = await ctx.permissions();
  const may = (button: string) => can(granted, 'enterpriseBoard', 'button', button);
  const byCustomer = sumGroups(table, state, rows, [question.groupsBy('customer')]);
  return {
    ...{ ...question.answered, compared },
    can: {
      ...{ seeProfit: question.seesProfit, seePeople: question.seesPeople },
      ...{ download: may('btn_download'), plan: may('btn_plan') },
    },
    ...{ now: valuesOf(now), before: before && valuesOf(before) },
    ...(await monthsOfBoard(ctx, question)),
    changes:
      rowsBefore === null || before === null
        ? []
        : await changesOf(ctx, question, { rows, sums: now }, { rows: rowsBefore, sums: before }),
    concentration: concentrationOf(byCustomer.map(({ sums }) => sums.revenue)),
    customers: await customerMoves(ctx, question),
  };
}

/** The twelve months up to the last one of the period. */
async function monthsOfBoard(
  ctx: Context,
  question: Question,
): Promise<Pick<Reply<typeof call>, 'months' | 'lines'>> {
  const { table, state, groupsBy, keyOf, valuesOf } = question;
  const shown = monthsUpTo(question.days.to, monthsShown);
  const first = shown[0] ?? monthOf(question.days.to);
  const rows = question.rows({ from: `${first}-01`, to: lastDayOf(shown.at(-1) ?? first) });
  const sumsOf = new Map<string, Map<string, Sums>>(shown.map((month) => [month, new Map()]));
  const ofLines = new Map<string, number>();
  for (const { groups, sums } of sumGroups(table, state, rows, [groupsBy('month'), groupsBy('line')])) {
    const month = keyOf('month', groups[0] as number) ?? '';
    const line = keyOf('line', groups[1] as number) ?? noneKey;
    sumsOf.get(month)?.set(line, sums);
    if (sums.teu > 0) ofLines.set(line, (ofLines.get(line) ?? 0) + sums.teu);
  }
  const lines = [...ofLines].sort(([, one], [, other]) => other - one).map(([key]) => key);
  const nameOf = await namesOfKeys(ctx, 'line', lines);
  return {
    months: shown.map((month) => {
      const byKey = sumsOf.get(month) ?? new Map<string, Sums>();
      return {
        ...{ month, values: valuesOf(sumOf(byKey.values())) },
        teuByLine: Object.fromEntries(
          lines.map((key) => [key, metricOf('teu', byKey.get(key) ?? noSums()) ?? '0']),
        ),
      };
    }),
    lines: lines.map((key) => ({ key, name: nameOf(key) })),
  };
}

interface Period {
  rows: Int32Array;
  sums: Sums;
}

async function changesOf(
  ctx: Context,
  question: Question,
  now: Period,
  before: Period,
): Promise<Reply<typeof call>['changes']> {
  const cells = changeCells(question, now.rows, before.rows);
  const explained = explainedMetrics
    .filter((metric) => question.seesProfit || !metrics[metric].isGuarded)
    .map((metric) => ({ metric, ...explainChange(cells, metric) }));
  const keyOf = ({ dimension, key }: Pick<Cause, 'dimension' | 'key'>) =>
    question.keyOf(dimension, key) ?? noneKey;
  const namesOf = (dimension: Cause['dimension']) => {
    const causes = explained.flatMap((one) => one.causes).filter((cause) => cause.dimension === dimension);
    return namesOfKeys(ctx, dimension, causes.map(keyOf));
  };
  const names = {
    customer: await namesOf('customer'),
    line: await namesOf('line'),
    carrier: await namesOf('carrier'),
  };
  const total = { now: now.sums, before: before.sums };
  return explained.map(({ metric, ...explanation }) => {
    const shown = shownChange(metric, explanation, total, question.metricValue);
    const causes = shown.causes.map((cause) => ({ ...cause, key: keyOf(cause) }));
    return {
      ...{ metric, ...shown },
      causes: causes.map((cause) => ({ ...cause, name: names[cause.dimension](cause.key) })),
    };
  });
}

import type { TargetMetric } from '@fairway/contract/board-fields.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { getTargetProgress as call } from '@fairway/contract/targets.ts';
import { monthsBetween } from '@fairway/domain/metrics/compared-period.ts';
import { addSums, noSums, type Sums } from '@fairway/domain/metrics/sums.ts';
import { wholeTargets } from '@fairway/domain/metrics/targets.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import type { Context } from '../../http/context.ts';
import { structureOf, withAllBelow } from '../../organisation/structure.ts';
import { companyQuestion } from '../board-question.ts';
import { sumsByKey } from '../show-ranking.ts';
import { targetPeriod } from './reached.ts';
import { findTargets } from './store.ts';
import { type HolderRow, holderRows, shownMetrics, targetReader } from './target-rows.ts';

/** How far everybody is on the way to what they are to reach. */
export async function getTargetProgress(
  ctx: Context,
  { filters, ...asked }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  const reader = await targetReader(ctx);
  const question = await companyQuestion(ctx, { ...asked, filters: {}, currency: bookCurrency });
  const period = await targetPeriod(ctx, asked);
  const rows = await holderRows(ctx, reader, { sellerIds: [], months: period.months });
  const targets = await findTargets(ctx.db, period.months, {
    unitIds: reader.unitIds,
    userIds: rows.flatMap(({ kind, key }) => (kind === 'person' ? key : [])),
  });
  const months = monthsBetween(`${period.months.from}-01`, `${period.months.to}-01`);
  const shown = shownMetrics(reader);
  const whole = new Map(shown.map((metric) => [metric, wholeOf(rows, targets, metric, months)]));
  const sumOf = await sumsOfHolders(ctx, question);
  const isAsked = await narrowedTo(ctx, filters);
  const { asOf, isBehind } = question.answered;
  return {
    ...{ asOf, isBehind, bookCurrency, days: period.worked },
    rows: rows.filter(isAsked).flatMap((row) => {
      const { ids, sums } = sumOf(row);
      const planned = shown.map((metric) => [metric, whole.get(metric)?.get(row.key) ?? []] as const);
      if (planned.every(([, values]) => values.every((value) => value === null))) return [];
      const reached = planned.map(([metric, values]) => {
        const byMonth = new Map(months.map((month, at) => [month, values[at] ?? null]));
        return [metric, period.reached(metric, sums, byMonth)];
      });
      return [{ ...row, ids, reached: Object.fromEntries(reached) }];
    }),
  };
}

function wholeOf(
  rows: readonly HolderRow[],
  targets: Awaited<ReturnType<typeof findTargets>>,
  of: TargetMetric,
  months: readonly string[],
): Map<string, (string | null)[]> {
  const setOf = new Map(
    targets
      .filter(({ metric }) => metric === of)
      .map(({ unitId, userId, month, value }) => [`${unitId ?? userId} ${month}`, value]),
  );
  return wholeTargets(
    rows.map(({ key, above }) => ({
      ...{ key, above, values: months.map((month) => setOf.get(`${key} ${month}`) ?? null) },
    })),
  );
}

/** What each row has: an organisation all below it, too. */
async function sumsOfHolders(ctx: Context, question: Awaited<ReturnType<typeof companyQuestion>>) {
  const structure = await structureOf(ctx.db, ctx.session.organisationStamp);
  const rows = question.rows(question.days);
  const sums = {
    company: sumsByKey(question, 'company', rows),
    department: sumsByKey(question, 'department', rows),
    person: question.seesPeople ? sumsByKey(question, 'person', rows) : new Map<string, Sums>(),
  };
  return ({ kind, key }: HolderRow): { ids: string[]; sums: Sums } => {
    const ids =
      kind === 'person'
        ? [key]
        : [...withAllBelow(structure, [key])].filter((id) => structure.byId.get(id)?.kind === kind);
    const sum = ids.reduce((all, id) => addSums(all, sums[kind].get(id) ?? noSums()), noSums());
    return { ids, sums: sum };
  };
}

/** Of what is asked for: these companies and departments with all below them, and these people. */
async function narrowedTo(
  ctx: Context,
  { companyIds = [], departmentIds = [], personIds }: Received<typeof call>['body']['filters'],
): Promise<(row: HolderRow) => boolean> {
  const structure = await structureOf(ctx.db, ctx.session.organisationStamp);
  const asked = [...companyIds, ...departmentIds];
  const below = asked.length === 0 ? undefined : withAllBelow(structure, asked);
  return ({ kind, key, above }) =>
    (kind !== 'person' || !personIds || personIds.includes(key)) &&
    (below === undefined || below.has(kind === 'person' ? (above ?? '') : key));
}

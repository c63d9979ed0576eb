import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { getTargetTable as call } from '@fairway/contract/targets.ts';
import { sumOfTargets, wholeTargets } from '@fairway/domain/metrics/targets.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import type { Context } from '../../http/context.ts';
import { companyQuestion } from '../board-question.ts';
import { sumGroups } from '../figures/scan.ts';
import { findTargets } from './store.ts';
import { holderRows, shownMetrics, targetReader } from './target-rows.ts';

/** What everybody is to reach in the months of a year. */
export async function getTargetTable(
  ctx: Context,
  { year }: Received<typeof call>['query'],
): Promise<Reply<typeof call>> {
  const reader = await targetReader(ctx);
  const months = { from: `${year}-01`, to: `${year}-12` };
  const sellerIds = await sellersOf(ctx, Number(year));
  const rows = await holderRows(ctx, reader, { sellerIds, months });
  const targets = await findTargets(ctx.db, months, {
    unitIds: reader.unitIds,
    userIds: rows.flatMap(({ kind, key }) => (kind === 'person' ? key : [])),
  });
  const shown = shownMetrics(reader);
  const setOf = new Map(
    targets.map(({ unitId, userId, month, metric, value }) => [
      `${unitId ?? userId} ${month} ${metric}`,
      value,
    ]),
  );
  const valuesOf = (key: string, metric: string) =>
    monthsOf(year).map((month) => setOf.get(`${key} ${month} ${metric}`) ?? null);
  const whole = new Map(
    shown.map((metric) => [
      metric,
      wholeTargets(rows.map(({ key, above }) => ({ key, above, values: valuesOf(key, metric) }))),
    ]),
  );
  const used = withAbove(
    rows,
    new Set([...sellerIds, ...targets.flatMap(({ unitId, userId }) => unitId ?? userId ?? [])]),
  );
  return {
    ...{ year, bookCurrency },
    can: { plan: reader.plan, seeProfit: reader.seeProfit, seePeople: reader.seePeople },
    rows: rows.map((row) => {
      const wholeOf = (metric: (typeof shown)[number]) => whole.get(metric)?.get(row.key) ?? [];
      return {
        ...{ ...row, isUsed: used.has(row.key) },
        values: Object.fromEntries(shown.map((metric) => [metric, valuesOf(row.key, metric)])),
        whole: Object.fromEntries(shown.map((metric) => [metric, wholeOf(metric)])),
        total: Object.fromEntries(shown.map((metric) => [metric, sumOfTargets(wholeOf(metric))])),
      };
    }),
  };
}

export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

/** Who sold something in the year or the one before. */
async function sellersOf(ctx: Context, year: number): Promise<string[]> {
  const question = await companyQuestion(ctx, {
    ...{ from: `${year - 1}-01-01`, to: `${year}-12-31`, basis: 'sailing', state: 'estimated', filters: {} },
    currency: bookCurrency,
  });
  const { table, state, rows, days, groupsBy, keyOf } = question;
  return sumGroups(table, state, rows(days), [groupsBy('person')]).flatMap(
    ({ groups }) => keyOf('person', groups[0] as number) ?? [],
  );
}

/** These rows and all above them. */
function withAbove(
  rows: readonly { key: string; above: string | null }[],
  used: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  // Each comes after the one it stands below, so from the end all that is below is known already.
  for (const { key, above } of rows.toReversed()) {
    if (!used.has(key) && !found.has(key)) continue;
    found.add(key);
    if (above !== null) found.add(above);
  }
  return found;
}

import { AppError } from '@fairway/contract/app-error.ts';
import { type BoardDimension, noneKey } from '@fairway/contract/board-fields.ts';
import type { BoardMatrix, getBoardMatrix as call } from '@fairway/contract/boards.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { orderValue } from '@fairway/domain/metrics/metrics.ts';
import { addSums, noSums, type Sums } from '@fairway/domain/metrics/sums.ts';
import type { Context } from '../http/context.ts';
import { namesOfKeys } from './board-names.ts';
import { companyQuestion, refuseGuarded } from './board-question.ts';
import { sumGroups } from './figures/scan.ts';

type Side = Exclude<BoardDimension, 'boxType'>;

const sides: Readonly<Record<BoardMatrix, readonly [rows: Side, columns: Side]>> = {
  personByMonth: ['person', 'month'],
  customerByMonth: ['customer', 'month'],
  lineByMonth: ['line', 'month'],
  lineByCarrier: ['line', 'carrier'],
};

const most = 20;

/** One metric by two dimensions at once. */
export async function getBoardMatrix(
  ctx: Context,
  { matrix, metric, ...asked }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  const question = await companyQuestion(ctx, asked);
  refuseGuarded(question, metric);
  const [across, along] = sides[matrix];
  if (across === 'person' && !question.seesPeople) throw new AppError('FORBIDDEN');
  const rows = question.rows(question.days);
  const pairs = sumGroups(question.table, question.state, rows, [
    question.groupsBy(across),
    question.groupsBy(along),
  ]);
  const cells = new Map<string, Sums>();
  const [rowSums, columnSums] = [new Map<string, Sums>(), new Map<string, Sums>()];
  const add = (to: Map<string, Sums>, key: string, sums: Sums) =>
    to.set(key, addSums(to.get(key) ?? noSums(), sums));
  for (const { groups, sums } of pairs) {
    const row = question.keyOf(across, groups[0] as number) ?? noneKey;
    const column = question.keyOf(along, groups[1] as number) ?? noneKey;
    cells.set(`${row} ${column}`, sums);
    add(rowSums, row, sums);
    add(columnSums, column, sums);
  }
  const largest = (sums: Map<string, Sums>) =>
    [...sums]
      .sort(([, one], [, other]) => (orderValue(metric, other) ?? 0) - (orderValue(metric, one) ?? 0))
      .slice(0, most)
      .map(([key]) => key);
  const rowKeys = largest(rowSums);
  const columns = along === 'month' ? [...columnSums.keys()].sort().slice(-most) : largest(columnSums);
  const [rowName, columnName] = [
    await namesOfKeys(ctx, across, rowKeys),
    await namesOfKeys(ctx, along, columns),
  ];
  return {
    ...{ ...question.answered, compared: null },
    rows: rowKeys.map((key) => ({
      ...{ key, name: rowName(key) },
      cells: columns.map((column) => {
        const sums = cells.get(`${key} ${column}`);
        return sums ? question.metricValue(metric, sums) : null;
      }),
    })),
    columns: columns.map((key) => ({ key, name: columnName(key) })),
  };
}
